-- What users say of AI-generated values: one word for each value of a job, which they may change and take back.
CREATE TABLE feedback (
  job_id uuid NOT NULL REFERENCES jobs ON DELETE CASCADE,
  -- A parameter's id.
  parameter text NOT NULL,
  verdict text NOT NULL CHECK (verdict IN ('up', 'down')),
  reason text CHECK (reason IN ('not_true', 'not_useful', 'wrong_tone', 'other')),
  comment text NOT NULL DEFAULT '' CHECK (length(comment) <= 300),
  -- Who wrote the value, and by which version of the prompt: as its provenance says.
  writer text NOT NULL,
  prompt_version text,
  given_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (job_id, parameter),
  CONSTRAINT down_says_why CHECK ((verdict = 'down') = (reason IS NOT NULL)),
  CONSTRAINT comment_of_down CHECK (verdict = 'down' OR comment = '')
);
