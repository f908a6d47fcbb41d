-- Keys by which programs call the API as their user.

CREATE TABLE api_keys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  -- SHA-256 of the whole key: it holds 178 random bits, so a slow hash would protect nothing more.
  secret_hash bytea NOT NULL UNIQUE,
  -- What it begins with, by which its owner recognises it.
  prefix text NOT NULL,
  scopes text[] NOT NULL CHECK (scopes <> '{}' AND scopes <@ ARRAY['read', 'search', 'enrich']),
  -- Credits it may hold or use between two midnights (UTC); NULL: as many as its owner has.
  daily_credits integer CHECK (daily_credits > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);
CREATE INDEX api_keys_by_user ON api_keys (user_id, created_at);

-- The key that started a request; none when its owner did.
ALTER TABLE batches ADD COLUMN api_key_id uuid REFERENCES api_keys ON DELETE SET NULL;
CREATE INDEX batches_by_api_key ON batches (api_key_id, created_at) WHERE api_key_id IS NOT NULL;
