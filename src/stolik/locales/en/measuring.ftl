# What the commands that measure bots have in common.

measuring-too-few = { $name } must be at least 1, not { $given }.
measuring-worker-died = A worker process ended unexpectedly (out of memory?); there is no result.
measuring-bot-failed = The bot { $bot } failed in seat { $seat } (choice { $choice }, rotation { $rotation }, seed { $seed }). Again: { $command }
measuring-decimal-sign = .
