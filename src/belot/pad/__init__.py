"""The score pad: operations in, sheet out. The law is asked, never told (``rules.scoring``)."""
