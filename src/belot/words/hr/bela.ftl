# Bela: sve je već rečeno njezinim riječima.
