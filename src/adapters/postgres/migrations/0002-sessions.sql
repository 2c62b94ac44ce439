-- Browsers that are signed in. A session is looked up before it is known whose it is, so its key is the hash of its
-- token, and there is no policy by owner.
CREATE TABLE session (
  hash bytea PRIMARY KEY,
  subject text NOT NULL CHECK (subject <> '' AND length(subject) <= 200),
  begun timestamptz NOT NULL DEFAULT now(),
  ends timestamptz NOT NULL
);
CREATE INDEX session_by_subject ON session (subject, begun);
CREATE INDEX session_by_end ON session (ends);
