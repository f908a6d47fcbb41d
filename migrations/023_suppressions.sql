-- Who is not to be processed: profiles, e-mail addresses and domains, known again by a keyed digest and by nothing else.
CREATE TABLE suppressions (
  id uuid PRIMARY KEY,
  -- Whose list it stands on. NULL: on the installation's, which holds for all users.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('profile', 'email', 'domain')),
  -- HMAC-SHA-256 of the kind and the decoded slug, the address in lower case, or the domain.
  digest bytea NOT NULL CHECK (length(digest) = 32),
  -- By which its owner knows it: shortened, unless they gave one of their own.
  label text NOT NULL CHECK (length(label) BETWEEN 1 AND 200),
  -- Another slug of the same member: listed, and removed, with that entry.
  alias_of uuid REFERENCES suppressions ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT listed_once UNIQUE NULLS NOT DISTINCT (user_id, digest),
  CONSTRAINT alias_of_profile CHECK (alias_of IS NULL OR kind = 'profile')
);
CREATE INDEX suppressions_by_digest ON suppressions (digest);
CREATE INDEX suppressions_in_order ON suppressions (user_id, created_at DESC, id DESC) WHERE alias_of IS NULL;
CREATE INDEX suppressions_aliases ON suppressions (alias_of) WHERE alias_of IS NOT NULL;

-- Members are found under the slugs they have by now.
CREATE INDEX jobs_moved ON jobs (moved_to) WHERE moved_to IS NOT NULL;
