-- Companies of the built-in sample network by their names in lower case without accents, as the search compares them. There are fewer
-- companies than people: a name like the one asked for is looked up here, and people then by the keys that were found.

CREATE TABLE sample_companies (
  key text PRIMARY KEY
);
INSERT INTO sample_companies SELECT DISTINCT company_key FROM sample_people WHERE company_key IS NOT NULL;
CREATE INDEX sample_companies_trigrams ON sample_companies USING gin (key gin_trgm_ops);

DROP INDEX sample_people_company;
CREATE INDEX sample_people_company_key ON sample_people (company_key);
-- Where nobody fits in a city, its region is searched, and then its country.
CREATE INDEX sample_people_region ON sample_people (region);
