# Talk at the table. The ready-made phrases are in talk.ftl; $text is one of them, or what a player wrote.

felt-talk = Talk
felt-talk-open =
    { $count ->
        [0] Talk
        [one] Talk, { $count } new line
       *[other] Talk, { $count } new lines
    }
felt-talk-none = Nothing said so far.
felt-talk-says =
    { $who ->
        [you] You say: { $text }
       *[other] { $name } says: { $text }
    }
felt-talk-phrases = Quick phrases
felt-talk-text = Say something
felt-talk-send = Send
felt-talk-left =
    { $count ->
        [one] { $count } character left.
       *[other] { $count } characters left.
    }
felt-talk-only-phrases = Only quick phrases are used at this table.
felt-talk-off = This table plays without talk.
felt-talk-watch = You are looking on: you can read the talk; those who play speak.
felt-talk-mute = Mute
felt-talk-mute-more = In this browser only; nobody is told.
felt-talk-mute-all = All talk
felt-talk-mute-one = Mute { $name }
felt-talk-unmute-one = Listen to { $name } again
felt-talk-muted-all = All talk is muted.
felt-talk-muted = Muted: { $names }.
felt-talk-unmute = Listen again
