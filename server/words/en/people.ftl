# What people are called who have given no name; a number follows.
guest = Guest
