"""How `greedy` plays where a side has more than one meld of each rank, sequences or sets of wild cards."""
