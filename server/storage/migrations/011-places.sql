-- At which place of the table somebody sat whose seat was drawn by lot; the draw can be repeated from it when the match is over.
alter table seats add column place integer;
