-- Users' own accounts of the network, connected at Unipile: their enrichments and searches run over them.

CREATE TABLE network_accounts (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Unipile's id. Nobody takes over an account that is somebody else's.
  account_id text NOT NULL CHECK (length(account_id) BETWEEN 1 AND 200),
  -- Its owner's, as the network shows it.
  name text NOT NULL CHECK (length(name) <= 200),
  connected_at timestamptz NOT NULL DEFAULT now(),
  -- Since when the network wants its owner to sign in again.
  expired_at timestamptz,
  CONSTRAINT account_of_one_user UNIQUE (account_id)
);

-- Links under which users sign in to the network at Unipile. Each is good for one connection.
CREATE TABLE network_account_links (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Of what Unipile's notice has to name, which is known to nobody else.
  secret_digest bytea NOT NULL CHECK (length(secret_digest) = 32),
  -- The account to sign in to again; NULL: a new one.
  account_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  -- Somebody signed in, and the account could not be taken.
  refused_at timestamptz
);
CREATE INDEX network_account_links_by_user ON network_account_links (user_id, created_at);
CREATE INDEX network_account_links_by_end ON network_account_links (expires_at);

-- Accounts to be deleted at Unipile. No user: they may be gone.
CREATE TABLE network_account_removals (
  account_id text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  next_try_at timestamptz NOT NULL DEFAULT now()
);

-- Whatever way an account is left, by its user, with its user or for another one, Unipile is told to delete it.
CREATE FUNCTION remove_left_network_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.account_id <> NEW.account_id THEN
    INSERT INTO network_account_removals (account_id) VALUES (OLD.account_id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER left_network_accounts AFTER DELETE OR UPDATE OF account_id ON network_accounts
  FOR EACH ROW EXECUTE FUNCTION remove_left_network_account();
