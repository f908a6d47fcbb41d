-- Enrichment requests (batches), their jobs, and what the sources said.

CREATE TABLE batches (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES accounts,
  -- The list of distinct parameter lists its jobs ask for; a job names one by position. Nearly always one.
  column_sets jsonb NOT NULL,
  -- As requested; forgotten profiles are not subtracted.
  total integer NOT NULL CHECK (total > 0),
  price integer NOT NULL CHECK (price > 0),
  credits_held integer NOT NULL CHECK (credits_held >= 0),
  credits_used integer NOT NULL DEFAULT 0 CHECK (credits_used >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT never_above_price CHECK (credits_held + credits_used <= price)
);
CREATE INDEX batches_by_user ON batches (user_id, created_at DESC, id DESC);

CREATE TABLE jobs (
  id uuid PRIMARY KEY,
  batch_id uuid NOT NULL REFERENCES batches,
  user_id uuid NOT NULL,
  position integer NOT NULL,
  -- Decoded slug of the canonical profile URL.
  slug text NOT NULL CHECK (slug <> ''),
  column_set smallint NOT NULL DEFAULT 0,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'running', 'completed', 'failed', 'cancelled')),
  progress smallint NOT NULL DEFAULT 0,
  -- Credits set aside for this job: its price until it ends, then nothing.
  held smallint NOT NULL CHECK (held >= 0),
  credits_used smallint NOT NULL DEFAULT 0 CHECK (credits_used >= 0),
  -- Parameters that have a value so far, while it runs.
  arrived text[] NOT NULL DEFAULT '{}',
  -- Written once and read whole: json keeps the text as it is, where jsonb would take it apart and put it together.
  result json,
  provenance json,
  skipped text[] NOT NULL DEFAULT '{}',
  error text,
  -- The other columns of the uploaded row: a list of [header, text].
  extra jsonb,
  started_at timestamptz,
  finished_at timestamptz,
  UNIQUE (batch_id, slug),
  CONSTRAINT hold_ends_with_job CHECK (status IN ('pending', 'running') OR held = 0),
  CONSTRAINT only_delivered_is_charged CHECK (credits_used = 0 OR (status = 'completed' AND result IS NOT NULL)),
  CONSTRAINT progress_fits_status CHECK (
    CASE status
      WHEN 'pending' THEN progress = 0
      WHEN 'running' THEN progress BETWEEN 0 AND 99
      WHEN 'completed' THEN progress = 100
      ELSE progress = -1
    END
  ),
  CONSTRAINT failed_says_why CHECK ((status = 'failed') = (error IS NOT NULL)),
  CONSTRAINT ended_has_time CHECK ((status IN ('completed', 'failed', 'cancelled')) = (finished_at IS NOT NULL))
);
CREATE INDEX jobs_in_batch ON jobs (batch_id, position);
CREATE INDEX jobs_by_status ON jobs (batch_id, status);
CREATE INDEX jobs_by_profile ON jobs (user_id, slug);

CREATE FUNCTION keep_end_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'job % has ended as % and cannot become %', OLD.id, OLD.status, NEW.status;
END $$;
CREATE TRIGGER end_states_never_change BEFORE UPDATE OF status ON jobs
  FOR EACH ROW WHEN (OLD.status IN ('completed', 'failed', 'cancelled') AND NEW.status IS DISTINCT FROM OLD.status)
  EXECUTE FUNCTION keep_end_state();

-- What each source gave for a profile, kept per user and asked again only when it is no longer fresh.
-- facts: part name -> {value, source, retrievedAt, confidence}, see server/providers/profile-facts.ts.
CREATE TABLE source_answers (
  user_id uuid NOT NULL,
  slug text NOT NULL,
  source text NOT NULL,
  facts json NOT NULL,
  retrieved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, slug, source)
);

-- The same key and body start the same jobs once.
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL,
  key text NOT NULL,
  request_digest bytea NOT NULL,
  -- Written before the batch it names, so that a second request with the same key waits for the first.
  batch_id uuid NOT NULL REFERENCES batches DEFERRABLE INITIALLY DEFERRED,
  -- The answer, but for its list of jobs.
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);

-- Not compressed: PostgreSQL's own compression costs more processor time than everything else that is done to store a job.
ALTER TABLE jobs ALTER COLUMN result SET STORAGE EXTERNAL, ALTER COLUMN provenance SET STORAGE EXTERNAL;
ALTER TABLE source_answers ALTER COLUMN facts SET STORAGE EXTERNAL;
