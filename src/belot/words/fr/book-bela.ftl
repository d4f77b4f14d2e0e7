# La bela croate : en français, on dit belote, ici comme à la table.

book-about-makers = La bela est la façon croate de jouer un jeu français, de Zagreb à la dernière île. Merci à tous ceux qui en ont écrit les règles.
