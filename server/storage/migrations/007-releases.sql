-- The versions of games with which matches have begun, each with all that it takes to play on: the kernel and the game as one file.
create table releases (
  game text not null,
  version text not null,
  code text,
  at timestamptz not null default clock_timestamp(),
  primary key (game, version)
);
