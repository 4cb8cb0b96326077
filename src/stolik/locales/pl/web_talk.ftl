# Rozmowa przy stole. Gotowe zwroty są w talk.ftl; $text to zwrot albo własne słowa gracza.

felt-talk = Rozmowa
felt-talk-open =
    { $count ->
        [0] Rozmowa
        [one] Rozmowa, { $count } nowa wypowiedź
        [few] Rozmowa, { $count } nowe wypowiedzi
       *[many] Rozmowa, { $count } nowych wypowiedzi
    }
felt-talk-none = Na razie cisza.
felt-talk-says =
    { $who ->
        [you] Mówisz: { $text }
       *[other] { $name } mówi: { $text }
    }
felt-talk-phrases = Gotowe zwroty
felt-talk-text = Powiedz coś
felt-talk-send = Wyślij
felt-talk-left =
    { $count ->
        [one] Został { $count } znak.
        [few] Zostały { $count } znaki.
       *[many] Zostało { $count } znaków.
    }
felt-talk-only-phrases = Przy tym stole mówi się tylko gotowymi zwrotami.
felt-talk-off = Przy tym stole gra się bez rozmów.
felt-talk-watch = Przyglądasz się: rozmowę można czytać, odzywają się gracze.
felt-talk-mute = Wycisz
felt-talk-mute-more = Tylko w tej przeglądarce; nikt się o tym nie dowie.
felt-talk-mute-all = Całą rozmowę
felt-talk-mute-one = Wycisz: { $name }
felt-talk-unmute-one = Słuchaj znowu: { $name }
felt-talk-muted-all = Cała rozmowa jest wyciszona.
felt-talk-muted = Wyciszenie: { $names }.
felt-talk-unmute = Słuchaj znowu
