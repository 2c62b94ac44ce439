-- Who may use a server and the memories that it keeps. Accounts are looked up before it is known whose memory is asked for, so
-- there is no policy by owner: what an account may see is decided by the program. A document is the JSON of a row; what is
-- looked up stands beside it.
CREATE TABLE account (id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, document TEXT NOT NULL);
CREATE TABLE account_credential (
  account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (account, kind, issuer)
);
CREATE INDEX account_credential_at ON account_credential (issuer, subject);
CREATE TABLE account_secret (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  expires TEXT,
  document TEXT NOT NULL
);
CREATE INDEX account_secret_of ON account_secret (account, kind);
CREATE TABLE account_memory (id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, document TEXT NOT NULL);
CREATE TABLE account_member (
  memory TEXT NOT NULL REFERENCES account_memory (id) ON DELETE CASCADE,
  account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  document TEXT NOT NULL,
  PRIMARY KEY (memory, account)
);
CREATE INDEX account_member_of ON account_member (account);
CREATE TABLE account_share (
  id TEXT PRIMARY KEY,
  memory TEXT NOT NULL REFERENCES account_memory (id) ON DELETE CASCADE,
  account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  document TEXT NOT NULL
);
CREATE INDEX account_share_of ON account_share (memory);
CREATE INDEX account_share_with ON account_share (account);
CREATE TABLE account_failure (key TEXT PRIMARY KEY, count INTEGER NOT NULL, since TEXT NOT NULL);
CREATE TABLE account_audit (n BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, document TEXT NOT NULL);
