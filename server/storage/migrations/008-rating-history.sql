-- What a person's rating was after each rated match. It stays when the match itself is no longer kept.
create table rating_history (
  person_id text not null references people (id) on delete cascade,
  match_id text not null,
  game text not null,
  at timestamptz not null,
  mu double precision not null,
  sigma double precision not null,
  primary key (person_id, match_id)
);
