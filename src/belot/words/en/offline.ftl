# What this device keeps of Belot: playing without a network, installing it, a copy of what is saved.

offline-title = On this device
offline-ready-yes = Ready offline
offline-ready-yes-what = The score pad, the rulebook and matches against bots work without a network. All of it takes { $mb } MB here.
offline-ready-no = Not ready offline yet
offline-ready-no-what = What is needed comes by itself in a moment.
offline-ready-fetching = Getting ready offline: { $percent } %
offline-ready-fetching-what = Just go on playing meanwhile.
offline-ready-spared = Not fetched, to spare your line
offline-ready-spared-what = Your browser asks for little data. What is needed offline is about 6 MB.
offline-ready-failed = Not ready offline yet
offline-ready-failed-what = The rest comes when there is a network again.
offline-ready-impossible = Offline is not possible at this address
offline-ready-impossible-what = Browsers keep a page for later only if its address begins with https. Here Belot needs its server; everything else works as usual.
offline-fetch = Fetch it now
offline-lasting-yes = Your browser has promised to keep what is saved here.
offline-lasting-no = Your browser may delete what is saved here when room gets short.
offline-lasting-ask = Ask it to keep everything

offline-install = Install Belot
offline-install-what = It gets a sign of its own, opens without the browser around it and starts without a network.
offline-install-done = Belot is installed on this device.
offline-install-phone = Android
offline-install-phone-how = Open the browser’s menu (three dots) and choose “Install app” or “Add to Home screen”.
offline-install-apple = iPhone and iPad
offline-install-apple-how = In Safari, tap the Share sign and then “Add to Home Screen”.
offline-install-computer = Computer
offline-install-computer-how = In Chrome or Edge, click the install sign at the end of the address bar. In Safari on a Mac, choose “Add to Dock” in the File menu.

offline-copy = A copy of everything
offline-copy-what = Score pads, matches on this device, lessons and settings in one file. Phones sometimes delete what pages have saved.
offline-copy-save = Save a copy
offline-copy-read = Read a copy
offline-copy-done = { $n ->
    [one] One thing was added. What was here already stayed as it was.
   *[other] { $n } things were added. What was here already stayed as it was.
  }
offline-copy-none = All of that was here already.
offline-copy-wrong = This file is no copy of Belot’s.

offline-no-server = The server cannot be reached. You can play against bots on this device; that match stays here.
offline-play-here = Play on this device
offline-again = Try again
offline-here = on this device
offline-dealt = Dealt on this device: no server could know or arrange these cards.
offline-now = No network: you play on this device.
offline-update = A newer Belot is ready.
offline-update-now = Update
