"""Games corrected, voided and restored, and reports of what is wrong."""
