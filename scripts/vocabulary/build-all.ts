import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildCompanies } from './build-companies.ts';
import { buildForeignTitles } from './build-foreign-titles.ts';
import { buildForeignWords } from './build-foreign-words.ts';
import { buildGermanOccupations } from './build-german-occupations.ts';
import { buildHeadings } from './build-headings.ts';
import { buildJobTitles } from './build-job-titles.ts';
import { buildPersonNames } from './build-person-names.ts';
import { buildPlaces } from './build-places.ts';
import { buildProfessionalTerms } from './build-professional-terms.ts';
import { buildWordClusters } from './build-word-clusters.ts';
import { buildWordsAroundNames } from './build-words-around-names.ts';

/**
 * `npm run vocabulary -- <folder>`: builds the tables of server/vocabulary, and that of known names, from open sources.
 * The folder holds the files of O*NET, ESCO, the KldB and the word vectors that NOTICE.md names; without it only what npm packages hold is built.
 */
const [folder] = process.argv.slice(2);
if (folder) {
  buildJobTitles(folder);
  buildForeignTitles(folder);
  buildGermanOccupations(folder);
  buildWordClusters(folder);
}

const vocabulary = path.resolve(import.meta.dirname, '../../server/vocabulary');
const places = buildPlaces();
writeFileSync(path.join(vocabulary, 'places/place-names.txt'), places.names);
writeFileSync(path.join(vocabulary, 'places/areas.txt'), places.areas);
writeFileSync(path.join(vocabulary, '../person-names/known-names.txt'), buildPersonNames());
writeFileSync(path.join(vocabulary, '../person-names/words-around-names.txt'), buildWordsAroundNames());
writeFileSync(path.join(vocabulary, 'foreign-words/foreign-words.txt'), buildForeignWords());
writeFileSync(path.join(vocabulary, '../enrichment/upload-facts/headings/usual-headings.txt'), buildHeadings());
buildCompanies();
// Looks at all that the other tables have.
writeFileSync(path.join(vocabulary, 'professional-terms/professional-terms.txt'), buildProfessionalTerms());
