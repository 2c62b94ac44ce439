-- Every key begins with its owner, and no statement joins owners. Texts are compared by their bytes (COLLATE "C"), so that the
-- order of ids is the same in every database. What a memory consists of is split by owner into 16 parts, so that the cost of
-- a search hardly depends on how many owners there are.

-- One row an owner, which every write locks: the writes of one owner come one after the other.
CREATE TABLE memory (
  owner text COLLATE "C" PRIMARY KEY,
  sequence bigint NOT NULL DEFAULT 0,
  -- Grows when the record of changes was dropped: whoever keeps anything in memory then starts anew.
  epoch bigint NOT NULL DEFAULT 0,
  -- Changes up to this sequence are no longer on record.
  pruned bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 50);

-- When records of a kind, or items ('item'), were last changed; '*': any of them.
CREATE TABLE kind_sequence (
  owner text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  sequence bigint NOT NULL,
  PRIMARY KEY (owner, kind)
) WITH (fillfactor = 70);

-- The document is text, not jsonb, which would change the order of keys and refuses some characters.
CREATE TABLE item (
  owner text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  identity text COLLATE "C" NOT NULL,
  modality text COLLATE "C" NOT NULL,
  document text NOT NULL,
  PRIMARY KEY (owner, id),
  UNIQUE (owner, identity)
) PARTITION BY HASH (owner);
CREATE INDEX item_modality ON item (owner, modality, id);

-- The words of an item as they were cut and coded by the caller: the truth that postings are made from. A context that is
-- null is the empty one.
CREATE TABLE words (
  owner text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  title text NOT NULL,
  names text NOT NULL,
  body text NOT NULL,
  context text,
  terms text NOT NULL,
  PRIMARY KEY (owner, id)
) PARTITION BY HASH (owner);

CREATE TABLE timeline (
  owner text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  code text COLLATE "C" NOT NULL,
  document text NOT NULL,
  PRIMARY KEY (owner, id)
) PARTITION BY HASH (owner);
CREATE INDEX timeline_order ON timeline (owner, key, id) INCLUDE (code);

CREATE TABLE record (
  owner text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  document text NOT NULL,
  PRIMARY KEY (owner, kind, id)
) PARTITION BY HASH (owner);

CREATE TABLE link (
  owner text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  from_id text COLLATE "C" NOT NULL,
  to_id text COLLATE "C" NOT NULL,
  by text COLLATE "C" NOT NULL,
  document text NOT NULL,
  PRIMARY KEY (owner, id)
) PARTITION BY HASH (owner);
CREATE INDEX link_from ON link (owner, from_id);
CREATE INDEX link_to ON link (owner, to_id);

CREATE TABLE thumbnail (
  owner text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  mime text NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (owner, id)
) PARTITION BY HASH (owner);

CREATE TABLE vector (
  owner text COLLATE "C" NOT NULL,
  space text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (owner, space, id)
) PARTITION BY HASH (owner);
CREATE INDEX vector_item ON vector (owner, id);

CREATE TABLE job (
  owner text COLLATE "C" NOT NULL,
  stage text COLLATE "C" NOT NULL,
  item text COLLATE "C" NOT NULL,
  version integer NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- Who holds it, by a word that nobody can guess, and until when.
  claim text,
  leased_until timestamptz,
  failed boolean NOT NULL DEFAULT false,
  code text,
  message text,
  PRIMARY KEY (owner, stage, item)
) PARTITION BY HASH (owner);
CREATE INDEX job_item ON job (owner, item);
CREATE INDEX job_free ON job (owner, attempts, stage, item) WHERE claim IS NULL AND NOT failed;
CREATE INDEX job_leased ON job (owner, leased_until) WHERE claim IS NOT NULL;

-- The last write that changed an item or its words.
CREATE TABLE change (
  owner text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  sequence bigint NOT NULL,
  PRIMARY KEY (owner, id)
) PARTITION BY HASH (owner);
CREATE INDEX change_sequence ON change (owner, sequence);

-- The last write that wrote or deleted a record.
CREATE TABLE record_change (
  owner text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  sequence bigint NOT NULL,
  PRIMARY KEY (owner, kind, id)
) PARTITION BY HASH (owner);
CREATE INDEX record_change_sequence ON record_change (owner, sequence);

-- The word index as of a sequence: the items by row, and for each word and each term the packed rows that have it. What was
-- written since is read from the words.
CREATE TABLE posting_base (
  owner text COLLATE "C" PRIMARY KEY,
  generation bigint NOT NULL,
  sequence bigint NOT NULL,
  items integer NOT NULL
);
CREATE TABLE posting_rows (
  owner text COLLATE "C" NOT NULL,
  generation bigint NOT NULL,
  part integer NOT NULL,
  ids text NOT NULL,
  lengths bytea NOT NULL,
  PRIMARY KEY (owner, generation, part)
) PARTITION BY HASH (owner);
CREATE TABLE posting (
  owner text COLLATE "C" NOT NULL,
  generation bigint NOT NULL,
  is_term boolean NOT NULL,
  token text COLLATE "C" NOT NULL,
  packed bytea NOT NULL,
  PRIMARY KEY (owner, generation, is_term, token)
) PARTITION BY HASH (owner);

-- What could not be read when a repair came by.
CREATE TABLE set_aside (
  owner text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  id text NOT NULL,
  document text NOT NULL
);
CREATE INDEX set_aside_owner ON set_aside (owner);

-- Row-level security, for the owner of the tables too: without `app.owner`, which each transaction sets for itself, nothing is
-- seen and nothing can be written. (After a transaction that set it, current_setting gives an empty text.)
DO $$
DECLARE
  named text;
  parts text[] := ARRAY['item', 'words', 'timeline', 'record', 'link', 'thumbnail', 'vector', 'job', 'change', 'record_change', 'posting_rows', 'posting'];
  whole text[] := ARRAY['memory', 'kind_sequence', 'posting_base', 'set_aside'];
BEGIN
  FOREACH named IN ARRAY parts LOOP
    FOR part IN 0..15 LOOP
      EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS 16, REMAINDER %s)', named || '_' || part, named, part);
    END LOOP;
  END LOOP;
  FOREACH named IN ARRAY parts || whole || ARRAY(
    SELECT parted || '_' || part FROM unnest(parts) AS parted, generate_series(0, 15) AS part
  ) LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', named);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', named);
    EXECUTE format(
      'CREATE POLICY of_owner ON %I USING (owner = nullif(current_setting(''app.owner'', true), ''''))
       WITH CHECK (owner = nullif(current_setting(''app.owner'', true), ''''))',
      named
    );
  END LOOP;
END
$$;
