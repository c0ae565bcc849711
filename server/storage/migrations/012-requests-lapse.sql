-- How far a match had come when something was asked for, and how many answers are left if a takeback is granted. A request for one lapses when
-- somebody goes on.
alter table requests
  add column head integer,
  add column kept integer;
