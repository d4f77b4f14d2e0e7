"""The wire between a table and whoever sits at it: shapes, frames and what a seat is shown."""
