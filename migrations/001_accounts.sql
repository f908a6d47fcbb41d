-- Who may sign in, and their sessions.

CREATE TABLE users (
  id uuid PRIMARY KEY,
  identity_kind text NOT NULL CHECK (identity_kind IN ('google', 'local')),
  -- The identity provider's own id of the person: an e-mail address may pass to somebody else, this does not.
  identity_subject text NOT NULL,
  email text NOT NULL,
  username text NOT NULL,
  company_website text NOT NULL DEFAULT '',
  company_description text NOT NULL DEFAULT '',
  -- NULL until the user configures: the catalogue's choice holds.
  selected_parameters text[],
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (identity_kind, identity_subject)
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX sessions_by_user ON sessions (user_id);

-- One sign-up gift for each identity, also when the account is deleted and made again: only a digest is kept.
CREATE TABLE signup_gifts (
  identity_digest bytea PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);
