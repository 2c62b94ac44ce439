-- The keys of encrypted copies of content, wrapped by the memory's own, which is in no database. They are apart from other records
-- so that a dump which is kept for long can leave them out: what was forgotten has no key in any dump that is younger.
CREATE TABLE media_key (
  owner text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL CHECK (kind = 'mediaKey'),
  id text COLLATE "C" NOT NULL,
  document text NOT NULL,
  PRIMARY KEY (owner, kind, id)
);
ALTER TABLE media_key ENABLE ROW LEVEL SECURITY;
ALTER TABLE media_key FORCE ROW LEVEL SECURITY;
CREATE POLICY of_owner ON media_key USING (owner = nullif(current_setting('app.owner', true), ''))
  WITH CHECK (owner = nullif(current_setting('app.owner', true), ''));
