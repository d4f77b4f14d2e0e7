"""Search kernels: the law of ``belot.rules.play``, compiled where Numba is installed."""
