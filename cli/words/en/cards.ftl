### What `praxis cards` says.

imported = { $cards } cards and { $sets } sets are known now ({ $file }).
compiled = { $listed } cards: { $defined } are defined here, { $compiled } were compiled, { $refused } were refused.
written = The definitions are in { $file }.
noPath = There is no file or folder { $path }.
noLists = There are no CSV or JSON files in { $path }.
