# Bela: sve ostalo već je rečeno njezinim riječima.

book-about-makers = Bela je hrvatski način jedne francuske igre, od Zagreba do zadnjeg otoka. Hvala svima koji su zapisali njezina pravila.
