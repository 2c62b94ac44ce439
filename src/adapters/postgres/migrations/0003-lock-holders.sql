-- Who holds an advisory lock, for people. The lock itself is the truth: a row whose backend does not hold it says nothing.
CREATE TABLE lock_holder (
  owner text NOT NULL,
  name text NOT NULL,
  backend integer NOT NULL,
  pid integer NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  yields boolean NOT NULL,
  PRIMARY KEY (owner, name)
);
ALTER TABLE lock_holder ENABLE ROW LEVEL SECURITY;
ALTER TABLE lock_holder FORCE ROW LEVEL SECURITY;
CREATE POLICY of_owner ON lock_holder USING (owner = nullif(current_setting('app.owner', true), ''))
  WITH CHECK (owner = nullif(current_setting('app.owner', true), ''));
