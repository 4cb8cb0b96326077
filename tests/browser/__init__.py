"""The page as people use it, in a real browser, against a real server.

A package, so that its fixtures can have the scope of a package: Playwright's event loop counts as running in the thread
for as long as Playwright lives, and the tests beside these run loops of their own.
"""
