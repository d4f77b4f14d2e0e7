"""Belot, Belote, Bela and BeloZ: one law book, and everything that is played by it."""

__version__ = "0.1.0"
