-- People of the built-in sample network, as the search looks at them.

DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE EXTENSION IF NOT EXISTS unaccent;
EXCEPTION
  WHEN insufficient_privilege THEN
    RAISE EXCEPTION 'the database user % may not create the extensions pg_trgm and unaccent. Let an owner of the database run: CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent; or: GRANT CREATE ON DATABASE % TO %; and start again',
      current_user, quote_ident(current_database()), quote_ident(current_user);
  WHEN feature_not_supported OR undefined_file THEN
    RAISE EXCEPTION 'this PostgreSQL does not bring the extensions pg_trgm and unaccent. Install its contrib package (postgresql-contrib) and start again';
END $$;

CREATE TABLE sample_people (
  -- Place in the network, from 0.
  index integer PRIMARY KEY,
  slug text NOT NULL,
  name text NOT NULL,
  headline text NOT NULL,
  title text NOT NULL,
  seniority text NOT NULL,
  department text NOT NULL,
  -- NULL for people who work for themselves, study or look for work.
  company text,
  -- Of the company; NULL when it is not known.
  employees integer,
  industry text NOT NULL,
  city text NOT NULL,
  region text,
  country text NOT NULL,
  has_picture boolean NOT NULL,
  years smallint NOT NULL,
  skills text[] NOT NULL,
  -- The title without accents.
  title_words tsvector NOT NULL,
  -- Name, title, headline, company and skills without accents, weighted in that order of A, A, B, C, D.
  words tsvector NOT NULL,
  -- The company's name in lower case without accents.
  company_key text
);
-- Filled once and read often: a pending list would only slow the reading.
CREATE INDEX sample_people_title_words ON sample_people USING gin (title_words) WITH (fastupdate = off);
CREATE INDEX sample_people_words ON sample_people USING gin (words) WITH (fastupdate = off);
CREATE INDEX sample_people_company ON sample_people USING gin (company_key gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX sample_people_place ON sample_people (country, city);
CREATE INDEX sample_people_department ON sample_people (department, seniority);
CREATE INDEX sample_people_industry ON sample_people (industry);

-- Which people are there: another version of the generator, or another number, fills anew.
CREATE TABLE sample_people_fill (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  version text NOT NULL,
  people integer NOT NULL,
  filled_at timestamptz NOT NULL DEFAULT now()
);
