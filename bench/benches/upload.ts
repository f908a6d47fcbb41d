import { utils, write } from '@e965/xlsx';
import { faker } from '@faker-js/faker';
import type { DryRunResponse } from '../../shared/contract/spreadsheets.ts';
import { report, show } from '../support/figures.ts';
import { processorSeconds } from '../support/process-figures.ts';
import { type BenchUser, type RunningApp, signIn, startLeadlight } from '../support/running-app.ts';

const ROWS = 50_000;
const TARGET = { seconds: 2, megabytes: 250, eventLoopDelayMs: 50 };

/** The dry run over HTTP of 50,000 rows in each kind of file: time, extra memory of the server, delay of the API's event loop. */
export async function run(): Promise<void> {
  for (const { name, bytes } of makeFiles()) {
    // A server of its own for each: memory one file took is not given back for the next.
    const app = await startLeadlight();
    try {
      const user = await signIn(app, 'upload@bench.example');
      // The first reading loads what a server in use has loaded.
      await dryRun(user, Buffer.from('https://www.linkedin.com/in/jane-doe\n'), 'one.csv');
      await app.eventLoopDelayP99Ms();
      const stopMemory = watchMemory(app);
      const before = processorSeconds(app.pid).itself;
      const began = performance.now();
      const { profiles } = await dryRun(user, bytes, name);
      const seconds = (performance.now() - began) / 1000;
      const megabytes = stopMemory();
      const what = `${name}, ${(bytes.length / 2 ** 20).toFixed(1)} MiB`;
      report(`profiles of ${what}`, profiles, { atLeast: ROWS }, '');
      report(`dry run of ${what}`, seconds, { atMost: TARGET.seconds }, 's');
      // On a machine that has other work, only this compares.
      show(`processor time for ${what}`, processorSeconds(app.pid).itself - before, 's');
      report(`extra memory for ${what}`, megabytes, { atMost: TARGET.megabytes }, 'MB');
      report('API event-loop delay p99', await app.eventLoopDelayP99Ms(), { atMost: TARGET.eventLoopDelayMs }, 'ms');
    } finally {
      await app.stop();
    }
  }
}

async function dryRun(user: BenchUser, bytes: Buffer, name: string): Promise<DryRunResponse> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), name);
  const answer = await user.fetch('uploadSheet', { query: { dry_run: 'true' }, body });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as DryRunResponse;
}

/** Memory of the server above what it was, at its highest until the returned function is called, in MB. */
function watchMemory(app: RunningApp): () => number {
  const before = app.memoryMb();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, app.memoryMb());
  }, 10);
  return () => {
    clearInterval(timer);
    return Math.max(peak, app.memoryMb()) - before;
  };
}

/** As exports have them: every other family name is in no list, every tenth person has a middle initial, every twentieth a title or degree. */
function makeName(n: number): string {
  const first = faker.person.firstName();
  const listed = faker.person.lastName();
  const last =
    n % 2 === 0
      ? listed
      : `${listed.replace(/\W/g, '')}${faker.helpers.arrayElement(['wicz', 'shvili', 'sson', 'oglu'])}`;
  const whole = n % 10 === 1 ? `${first} ${faker.string.alpha({ casing: 'upper' })}. ${last}` : `${first} ${last}`;
  return n % 20 === 2 ? faker.helpers.arrayElement([`Dr. ${whole}`, `${whole}, MBA`]) : whole;
}

function makeFiles(): { name: string; bytes: Buffer }[] {
  faker.seed(1);
  const people = Array.from({ length: ROWS }, (_, n) => [
    makeName(n),
    `https://www.linkedin.com/in/jane-doe-${n}/?trk=people`,
    `City ${n % 99}`,
  ]);
  const sheet = utils.aoa_to_sheet([['Name', 'Profile URL', 'City'], ...people]);
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'People');
  return [
    {
      name: 'people.xlsx',
      bytes: write(workbook, { type: 'buffer', bookType: 'xlsx', compression: true, bookSST: true }),
    },
    { name: 'people.xls', bytes: write(workbook, { type: 'buffer', bookType: 'biff8', bookSST: true }) },
    { name: 'people.csv', bytes: Buffer.from(utils.sheet_to_csv(sheet)) },
  ];
}
