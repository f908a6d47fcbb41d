import { buildJobTitles } from './build-job-titles.ts';

/**
 * `npm run vocabulary -- <folder>`: builds the tables of server/vocabulary from open sources.
 * The folder holds the files of O*NET and ESCO that NOTICE.md names; without it only what npm packages hold is built.
 */
const [folder] = process.argv.slice(2);
if (folder) buildJobTitles(folder);
