-- The secret of a rematch, whose hash is published with the request, and the players' contributions to its seed, by seat.
alter table requests
  add column secret text,
  add column contributions jsonb not null default '{}';
