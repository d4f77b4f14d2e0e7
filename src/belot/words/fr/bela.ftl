# La bela croate : en français, on dit belote.
