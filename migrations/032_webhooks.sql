-- Addresses of users that are told what happens, and what is told them.

CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  url text NOT NULL CHECK (length(url) BETWEEN 1 AND 2000),
  events text[] NOT NULL CHECK (
    events <> '{}' AND events <@ ARRAY['batch.completed', 'job.completed', 'job.failed', 'credits.low']),
  -- What signs, encrypted and bound to this row.
  secret bytea NOT NULL,
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Since when nothing was taken; NULL once something is.
  failing_since timestamptz,
  -- Took long the last time: others go first.
  slow boolean NOT NULL DEFAULT false,
  -- Nothing is sent before: it has just failed.
  resting_until timestamptz,
  -- Stands in the queue until then at most.
  queued_until timestamptz,
  -- By us, after days of failure.
  switched_off_at timestamptz,
  CONSTRAINT switched_off_is_not_active CHECK (switched_off_at IS NULL OR NOT active)
);
CREATE INDEX webhooks_by_user ON webhooks (user_id, created_at);

-- What is told a webhook, written in the transaction of what it tells (an outbox). It names jobs and requests by their ids; what is said
-- of them is read when it is sent. It carries no foreign keys to them: a partition of jobs is dropped as a whole.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('batch.completed', 'job.completed', 'job.failed', 'credits.low')),
  batch_id uuid,
  job_id uuid,
  -- That could be spent at the moment.
  credits integer,
  is_test boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed', 'withheld')),
  -- Of all times it was to be sent, and of this time: how far the pauses have grown.
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  step smallint NOT NULL DEFAULT 0 CHECK (step >= 0),
  next_try_at timestamptz DEFAULT now(),
  last_tried_at timestamptz,
  -- What the last try brought: a status with the beginning of the answer, or why there is none.
  status smallint,
  answer text CHECK (length(answer) <= 1000),
  trouble text CHECK (length(trouble) <= 500),
  CONSTRAINT waiting_has_time CHECK ((state = 'waiting') = (next_try_at IS NOT NULL)),
  CONSTRAINT says_of_what CHECK (is_test OR CASE type
    WHEN 'credits.low' THEN credits IS NOT NULL
    WHEN 'batch.completed' THEN batch_id IS NOT NULL AND job_id IS NULL
    ELSE batch_id IS NOT NULL AND job_id IS NOT NULL END)
);
-- Each is told once.
CREATE UNIQUE INDEX webhook_deliveries_of_jobs ON webhook_deliveries (job_id, webhook_id) WHERE job_id IS NOT NULL;
CREATE UNIQUE INDEX webhook_deliveries_of_batches ON webhook_deliveries (batch_id, webhook_id)
  WHERE batch_id IS NOT NULL AND job_id IS NULL;
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, next_try_at) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_by_webhook ON webhook_deliveries (webhook_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at);
