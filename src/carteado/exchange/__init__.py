"""Lists that an event takes in and gives out: entries as spreadsheets have them, tables as spreadsheets read them."""
