### What `praxis cards` says.

imported = { $cards } Karten und { $sets } Sets sind jetzt bekannt ({ $file }).
compiled = { $listed } Karten: { $defined } sind hier definiert, { $compiled } wurden kompiliert, { $refused } abgelehnt.
written = Die Definitionen sind in { $file }.
noPath = Es gibt keine Datei und keinen Ordner { $path }.
noLists = In { $path } sind keine CSV- oder JSON-Dateien.
