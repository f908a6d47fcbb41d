-- How well the prospect fits the user's company, as it was judged before any text was written; null for jobs without AI-generated
-- parameters, and for those that ended before there was such a judgement.
ALTER TABLE jobs
  ADD COLUMN fit json,
  ADD CONSTRAINT fit_of_completed CHECK (fit IS NULL OR status = 'completed');

-- Written once, read whole, never searched: as `result` is.
ALTER TABLE jobs ALTER COLUMN fit SET STORAGE EXTERNAL;
