# The command line: help pages, lists, and what a user did wrong.

cli-about = Stolik, the open card table for kanasta and its kin.
cli-epilogue = stolik COMMAND --help tells more about a command.
cli-usage = Usage:
cli-word-command = COMMAND
cli-word-options = [OPTIONS]
cli-word-arguments = [GAME]
cli-word-game = GAME
cli-word-level = LEVEL
cli-word-setting = OPTION=VALUE
cli-word-seconds = SECONDS
cli-word-folder = DIR
cli-word-language = LANGUAGE
cli-commands = Commands
cli-parameters = Options
cli-arguments = Arguments
cli-help = show this page
cli-version = show the version, and whether the engine is compiled
cli-version-line =
    { $compiled ->
        [1] stolik { $version } (engine: compiled)
       *[0] stolik { $version } (engine: plain Python)
    }
cli-lang = the language: en or pl (else that of the locale)
cli-json = print data for programs
cli-set = an option of the rules, as in --set players=4; may be repeated

cli-play-short = a match in the terminal, against bots
cli-play = Play a match in the terminal against bots. A match you left is offered again.
cli-play-game = the game (else the one you left last, or kurnik)
cli-play-bot = how the bots play: one of { $bots } ; searcher may have a bound, as in searcher:400 (moves tried out) or searcher:50ms (else greedy)
cli-play-seed = deal the cards that belong to this number
cli-play-pace = seconds to wait after the turn of a bot (else 1)
cli-play-new = begin a new match; one that you left is set aside
cli-play-resume = go on with the match you left, without asking
cli-play-open-piles = show what taken cards hold before the round is over (Cassino)
cli-play-data = the folder where matches are kept (else that of STOLIK_DATA, or of the system)
cli-games-short = the games and their options
cli-games = List the games; with a game, all its options and their values.
cli-games-game = a game whose options are listed
cli-games-line =
    { $game }: { $title }; { $players } players
cli-games-set = show the game with this option changed; may be repeated
cli-games-changed = { $title } (changed from { $usual })
cli-games-set-alone = --set changes the options of a game: name the game.
cli-games-more = stolik games { $game } lists the options of a game.
cli-rules-short = the rules of a game, in words
cli-rules = Print the rules of a game in words, as the chosen options make them.
cli-rules-game = the game

cli-interrupted = Interrupted.
cli-nobody = Nobody answers at the terminal; nothing was changed.
cli-unknown-command =
    There is no command "{ $given }"{ $has_nearest ->
        [0] .
       *[other] ; did you mean "{ $nearest }"?
    } Commands: { $allowed }.
cli-unknown-option =
    There is no option "{ $given }" here{ $has_nearest ->
        [0] .
       *[other] ; did you mean "{ $nearest }"?
    } Options: { $allowed }.
cli-unknown-bot =
    There is no bot "{ $bot }"{ $has_nearest ->
        [0] .
       *[other] ; did you mean "{ $nearest }"?
    } Bots: { $allowed }.
cli-no-bot-name = The name of a bot is missing; bots: { $allowed }.
cli-bad-bound = The bound of "{ $bot }" is wrong: behind the colon stands how many moves it may try out, or how long it may think in ms or s: a whole number from 1 to 999999999, as in { $allowed }.
cli-other-version = The bot "{ $bot }" cannot play here: this version of Stolik has { $allowed }.
cli-unknown-language = There are no messages in "{ $given }"; languages: { $allowed }.
cli-missing-language = --lang is missing the language: { $allowed }.
cli-no-piles = --open-piles is for games with taken cards in piles, such as cassino; { $game } has none.
cli-pace = --pace takes seconds from 0 to { $most }, not { $given }.
cli-data-empty = --data is missing the name of a folder.
cli-output =
    Nothing can be written to the output{ $known ->
        [off] , for there is none.
       *[on] : { $reason }.
    }
cli-missing = { $name } is missing a value.
cli-repeated = { $name } is given twice; give it once.
cli-bad-value = { $name } cannot be "{ $given }".
cli-too-much = "{ $given }" is one word too many.
cli-bad-line = The command cannot be understood: { $reason }
cli-setting-form = "{ $given }" is no setting; write --set OPTION=VALUE, as in --set players=4.
cli-resume-alone = --resume goes on with the match as it was left; it goes with no --new, --seed, --bot or --set.
cli-data = The data folder { $path } cannot be used: { $reason }.
