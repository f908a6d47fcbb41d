import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildJobTitles } from './build-job-titles.ts';
import { buildPlaces } from './build-places.ts';

/**
 * `npm run vocabulary -- <folder>`: builds the tables of server/vocabulary from open sources.
 * The folder holds the files of O*NET and ESCO that NOTICE.md names; without it only what npm packages hold is built.
 */
const [folder] = process.argv.slice(2);
if (folder) buildJobTitles(folder);

const vocabulary = path.resolve(import.meta.dirname, '../../server/vocabulary');
const places = buildPlaces();
writeFileSync(path.join(vocabulary, 'places/place-names.txt'), places.names);
writeFileSync(path.join(vocabulary, 'places/areas.txt'), places.areas);
