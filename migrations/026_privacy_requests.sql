-- What people ask about themselves, and the mails that answer them.

CREATE TABLE privacy_requests (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Who asked, for the limit on mails to an address; and in words, until the request is closed.
  email_digest bytea NOT NULL CHECK (length(email_digest) = 32),
  email text,
  -- Decoded slug of the profile they say is theirs.
  slug text,
  wants text NOT NULL CHECK (wants IN ('access', 'leave_out')),
  state text NOT NULL DEFAULT 'unconfirmed' CHECK (state IN ('unconfirmed', 'with_operator', 'answered', 'refused')),
  -- The link in the mail serves until then, and once.
  expires_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- Whether the profile was proven to be theirs, and whether they are on the suppression list.
  proven boolean NOT NULL DEFAULT false,
  left_out boolean NOT NULL DEFAULT false,
  closed_at timestamptz,
  CONSTRAINT closed_has_time CHECK ((state IN ('answered', 'refused')) = (closed_at IS NOT NULL)),
  CONSTRAINT closed_names_nobody CHECK (closed_at IS NULL OR num_nonnulls(email, slug) = 0),
  CONSTRAINT open_says_who CHECK (closed_at IS NOT NULL OR email IS NOT NULL),
  CONSTRAINT confirmed_unless_waiting CHECK ((state = 'unconfirmed') = (confirmed_at IS NULL))
);
CREATE INDEX privacy_requests_by_email ON privacy_requests (email_digest, created_at);
CREATE INDEX privacy_requests_in_order ON privacy_requests (created_at DESC, id DESC) WHERE state <> 'unconfirmed';

-- Mails that are to be sent. Without an SMTP server they wait here for the operator; one that was sent is deleted.
CREATE TABLE outgoing_mails (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  recipient text NOT NULL CHECK (length(recipient) <= 254),
  subject text NOT NULL,
  body text NOT NULL,
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  next_try_at timestamptz NOT NULL DEFAULT now(),
  -- Why the last attempt failed.
  trouble text
);
CREATE INDEX outgoing_mails_due ON outgoing_mails (next_try_at);
