### The ready-made phrases of a table: one message for each code, `talk-CODE` with hyphens.

talk-hello = Hello!
talk-good-luck = Good luck!
talk-well-played = Well played!
talk-thanks = Thanks!
talk-sorry = Sorry!
talk-oops = Oops!
talk-laugh = Ha ha!
talk-close-one = That was close!
talk-moment = One moment, please.
talk-hurry = Shall we go on?
talk-again = Another match?
talk-bye = Goodbye!
