"""Aids at the table: blank sheets, a clock, what to do about irregularities."""
