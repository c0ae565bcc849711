### What `praxis scenario` reports.

wrong = WRONG
fail = FAIL
summary = { $passed } passed, { $failed } failed
pending = pending
line = line { $line }
nobodyAsked = Nobody is asked anything.
canAnswer = { $seat } can answer at { $step }:
noFiles = Expected at least one file with scenarios.
