import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '../../server/platform/database/database.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '../../server/platform/log.ts';
import { ensureSamplePeople } from '../../server/sample-network/search/fill-search-table.ts';
import { createSampleSearch } from '../../server/sample-network/search/search-people.ts';
import { readIntent } from '../../server/search/intent/read-intent.ts';
import {
  compare,
  type Field,
  labelsOf,
  precision,
  readLabelledQueries,
  recall,
  type Score,
} from '../../tests/support/search/labelled-queries.ts';
import { percentile, report } from '../support/figures.ts';

const PEOPLE = 50_000;
const TARGET = { share: 0.95, p95Ms: 60, manyPeopleP95Ms: 100, intentP95Ms: 5 };
/** Once around to warm the caches, as a server in use has them; then twice, measured. */
const ROUNDS = 2;

const readHalf = (name: string) =>
  readLabelledQueries(readFileSync(path.join(import.meta.dirname, '../search-queries', `${name}.txt`), 'utf8'));

/**
 * Measures how well queries are understood, field by field, on the half the rules were written with and on the half that
 * was held out, and how long a search over 50,000 people takes: reading the query, the count and the first page.
 * @param options `--people` over so many; `--folder` keeps the filled database, or uses the one that is there
 */
export async function run(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: { people: { type: 'string', default: String(PEOPLE) }, folder: { type: 'string' } },
  });
  for (const half of ['tuned', 'held-out']) measureUnderstanding(half);
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  const dataDir = values.folder ?? mkdtempSync(path.join(tmpdir(), 'leadlight-bench-search-'));
  const server = await startEmbeddedPostgres({ dataDir, log: silent });
  const db = openDatabase({ url: server.url, poolMax: 2 });
  try {
    await migrate(db);
    await measureSearches(db, Number(values.people));
  } finally {
    await db.destroy();
    await server.stop();
    if (values.folder === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}

function measureUnderstanding(half: string): void {
  const scores = new Map<Field, Score>();
  const queries = readHalf(half);
  const whole = queries.filter(
    ({ query, labels }) => compare(labelsOf(readIntent(query)), labels, scores).length === 0,
  );
  for (const [field, score] of scores) {
    const values = score.right + score.missed;
    report(`${half}: precision of ${field}`, precision(score), { atLeast: TARGET.share }, `of ${values} values`);
    report(`${half}: recall of ${field}`, recall(score), { atLeast: TARGET.share }, `of ${values} values`);
  }
  console.log(`         ${half}: ${whole.length} of ${queries.length} queries understood in every field`);
}

async function measureSearches(db: Database, people: number): Promise<void> {
  const source = createSampleSearch(db, { publicUrl: 'http://localhost', people });
  const queries = ['tuned', 'held-out'].flatMap((half) => readHalf(half).map(({ query }) => query));
  const fill = performance.now();
  await ensureSamplePeople(db, createLog({ level: 'silent' }), { people });
  console.log(`         ${people} people stored in ${((performance.now() - fill) / 1000).toFixed(1)} s`);
  const [intents, firstPages, laterPages]: number[][] = [[], [], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const query of queries) {
      const began = performance.now();
      const wanted = readIntent(query);
      const read = performance.now();
      const page = await source.find(wanted, 10);
      const found = performance.now();
      if (page?.next) await source.find(wanted, 10, page.next);
      if (round === 0) continue;
      intents!.push(read - began);
      firstPages!.push(found - began);
      if (page?.next) laterPages!.push(performance.now() - found);
    }
  }
  report('reading a query, p95', percentile(intents!, 0.95), { atMost: TARGET.intentP95Ms }, 'ms');
  const what = `search over ${people.toLocaleString('en-US')} people`;
  const bound = { atMost: people > PEOPLE ? TARGET.manyPeopleP95Ms : TARGET.p95Ms };
  report(`${what}, p50`, percentile(firstPages!, 0.5), bound, 'ms');
  report(`${what}, p95`, percentile(firstPages!, 0.95), bound, 'ms');
  report('next page, p95', percentile(laterPages!, 0.95), bound, 'ms');
}
