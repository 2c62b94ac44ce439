-- Whose memory has work for workers, told by every write that brings some. Who looks for work does not know yet whose it is, so
-- there is no policy by owner: all that is told of an owner is that there is something to do. An owner waits while `asked` is
-- more than `done`, and is served after those who were served longer ago.
CREATE TABLE turn (
  owner text COLLATE "C" PRIMARY KEY,
  asked bigint NOT NULL DEFAULT 1,
  done bigint NOT NULL DEFAULT 0,
  served timestamptz NOT NULL DEFAULT '-infinity',
  -- Nobody takes the turn before: what is left cannot be done now.
  rests_until timestamptz NOT NULL DEFAULT '-infinity'
) WITH (fillfactor = 50);
CREATE INDEX turn_waiting ON turn (served, owner) WHERE asked > done;
