"""The league: games, rating, grades, inactivity, replay and standings.

Pure functions from values to values: nothing here reads a file, a clock or a setting.
"""
