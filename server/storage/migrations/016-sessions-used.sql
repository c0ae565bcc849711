-- When somebody last came with a session; better-auth itself notes only once a day that one is in use.
alter table auth_sessions add column "usedAt" timestamptz;
