-- Members change the slug of their profile; the old one leads to them for a while.
ALTER TABLE jobs
  -- Decoded slug that the profile had when the job completed, when it was another one than was asked for.
  ADD COLUMN moved_to text CHECK (moved_to <> '' AND moved_to <> slug),
  ADD CONSTRAINT moved_to_of_completed CHECK (moved_to IS NULL OR status = 'completed');

-- Whoever forgets a profile forgets what is kept under its old slugs too.
CREATE INDEX source_answers_moved ON source_answers (user_id, (answer ->> 'movedTo')) WHERE answer ->> 'movedTo' IS NOT NULL;
