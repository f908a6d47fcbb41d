-- Links by which a browser downloads the results of a request: each once, and within a minute.
CREATE TABLE export_links (
  -- SHA-256 of what the link ends with.
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  batch_id uuid NOT NULL REFERENCES batches ON DELETE CASCADE,
  -- Format, layout, and whether sources are among the columns.
  choice jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX export_links_by_end ON export_links (expires_at);
CREATE INDEX export_links_by_session ON export_links (session_id);
CREATE INDEX export_links_by_batch ON export_links (batch_id);
