"""The public site: a Django project over the library.

Apps write through ``services`` (one verb per function, one transaction) and read through
``selectors``; rules live in the packages below, never here.
"""
