# What the operating system refuses with, as the end of a sentence: "... cannot be read: no such file or folder."

os-error-access = no permission
os-error-no-file = no such file or folder
os-error-is-folder = it is a folder
os-error-no-folder = a part of the path is no folder
os-error-exists = there is something of that name already
os-error-not-empty = the folder is not empty
os-error-no-space = no space left
os-error-too-large = the file would be too large
os-error-read-only = nothing can be written there
os-error-long-name = the name is too long
os-error-input-output = reading or writing failed
os-error-address-in-use = the address is already in use
os-error-address-not-here = this machine has no such address
