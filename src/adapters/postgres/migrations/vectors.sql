-- Where the extension pgvector is there, or may be made, vectors are kept as such too and compared by the server. It may come
-- later than the tables: this is tried each time that migrations are run.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'vector') THEN
    CREATE EXTENSION IF NOT EXISTS vector WITH SCHEMA public;
    EXECUTE 'ALTER TABLE vector ADD COLUMN IF NOT EXISTS embedding public.vector';
  END IF;
EXCEPTION WHEN insufficient_privilege OR undefined_file THEN
  NULL;
END
$$;
