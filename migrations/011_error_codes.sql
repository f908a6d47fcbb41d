-- Why a job failed, for programs: jobs that failed before have their text alone.
ALTER TABLE jobs ADD COLUMN error_code text;
ALTER TABLE jobs ADD CONSTRAINT error_code_of_failed CHECK (error_code IS NULL OR status = 'failed');
