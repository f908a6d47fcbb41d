-- Results that are pushed into the HubSpot account of their user.

CREATE TABLE hubspot_tokens (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Of a private app, encrypted and bound to this row.
  token bytea NOT NULL,
  set_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE hubspot_pushes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  batch_id uuid NOT NULL REFERENCES batches ON DELETE CASCADE,
  -- Parameter id -> name of a property of HubSpot's, or null.
  mapping jsonb NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'running', 'done', 'failed')),
  -- Profiles that are to be pushed, as counted at the beginning; those that HubSpot took, and those that it or we refused.
  total integer NOT NULL DEFAULT 0 CHECK (total >= 0),
  pushed integer NOT NULL DEFAULT 0 CHECK (pushed >= 0),
  refused integer NOT NULL DEFAULT 0 CHECK (refused >= 0),
  -- Of the last job that was dealt with: a worker that takes over goes on behind it.
  position integer NOT NULL DEFAULT 0,
  -- Why it failed, or what it waits for; for people.
  trouble text CHECK (length(trouble) <= 500),
  -- The same key and request is the same push.
  idempotency_key text CHECK (length(idempotency_key) <= 255),
  request_digest bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  finished_at timestamptz,
  CONSTRAINT ended_has_time CHECK ((state IN ('done', 'failed')) = (finished_at IS NOT NULL)),
  CONSTRAINT failed_says_why CHECK (state <> 'failed' OR trouble IS NOT NULL),
  CONSTRAINT key_has_digest CHECK ((idempotency_key IS NULL) = (request_digest IS NULL))
);
-- One at a time of each request.
CREATE UNIQUE INDEX hubspot_pushes_open ON hubspot_pushes (batch_id) WHERE state IN ('queued', 'running');
CREATE UNIQUE INDEX hubspot_pushes_by_key ON hubspot_pushes (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX hubspot_pushes_by_user ON hubspot_pushes (user_id, id DESC);
CREATE INDEX hubspot_pushes_by_batch ON hubspot_pushes (batch_id, id DESC);
CREATE INDEX hubspot_pushes_by_age ON hubspot_pushes (created_at);

-- Who was not pushed. Reasons are sentences of ours, which name nobody; jobs are named by ids alone, as their partitions are dropped whole.
CREATE TABLE hubspot_refusals (
  push_id uuid NOT NULL REFERENCES hubspot_pushes ON DELETE CASCADE,
  position integer NOT NULL,
  job_id uuid NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  PRIMARY KEY (push_id, position)
);
