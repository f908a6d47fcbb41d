import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildPlaces } from './build-places.ts';

/** `npm run vocabulary`: writes the tables that the product ships, from the packages and tables they are made of. */
const vocabulary = path.resolve(import.meta.dirname, '../../server/vocabulary');

const places = buildPlaces();
writeFileSync(path.join(vocabulary, 'places/place-names.txt'), places.names);
writeFileSync(path.join(vocabulary, 'places/areas.txt'), places.areas);
