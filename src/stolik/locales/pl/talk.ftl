### Gotowe zwroty przy stole: jedna wiadomość na każdy kod, `talk-KOD` z łącznikami.

talk-hello = Cześć!
talk-good-luck = Powodzenia!
talk-well-played = Brawo, ładnie zagrane!
talk-thanks = Dzięki!
talk-sorry = Przepraszam!
talk-oops = Ojej!
talk-laugh = Ha, ha!
talk-close-one = Było blisko!
talk-moment = Chwileczkę, proszę.
talk-hurry = Gramy dalej?
talk-again = Jeszcze jedna partia?
talk-bye = Do zobaczenia!
