import { monitorEventLoopDelay } from 'node:perf_hooks';
import { utils, write } from '@e965/xlsx';
import { readUpload } from '../server/spreadsheets/read-upload.ts';
import { report } from './figures.ts';

const ROWS = 50_000;
const TARGET = { seconds: 2, megabytes: 250, eventLoopDelayMs: 50 };

/** A dry run over a file; answers how many profiles were found. Exchange it to measure the way over HTTP. */
export type DryRun = (file: Buffer, name: string) => Promise<number>;

const readDirectly: DryRun = async (file) => (await readUpload(file, { extra: false })).profiles.length;

function makeFiles(): { name: string; bytes: Buffer }[] {
  const people = Array.from({ length: ROWS }, (_, n) => [
    `Jürgen ${n} Müller`,
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

/** Memory of this process above what it was, at its highest. */
function watchMemory(): () => number {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 10);
  return () => {
    clearInterval(timer);
    return (Math.max(peak, process.memoryUsage.rss()) - before) / 2 ** 20;
  };
}

/**
 * Measures the dry run of an upload of 50,000 rows in each kind of file and prints time, extra memory and the delay
 * of the event loop meanwhile.
 * @param dryRun what is measured; reads the file in this process unless told otherwise
 */
export async function run(dryRun: DryRun = readDirectly): Promise<void> {
  const files = makeFiles();
  // The first reading loads what the others find loaded, as a server in use has.
  await dryRun(Buffer.from('https://www.linkedin.com/in/jane-doe\n'), 'one.csv');
  for (const { name, bytes } of files) {
    const stopMemory = watchMemory();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const start = performance.now();
    const profiles = await dryRun(bytes, name);
    const seconds = (performance.now() - start) / 1000;
    delay.disable();
    const megabytes = stopMemory();
    const what = `${name}, ${(bytes.length / 2 ** 20).toFixed(1)} MiB`;
    report(`profiles of ${what}`, profiles, { atLeast: ROWS }, 'profiles');
    report(`dry run of ${what}`, seconds, { atMost: TARGET.seconds }, 's');
    report(`extra memory for ${what}`, megabytes, { atMost: TARGET.megabytes }, 'MB');
    report(`event loop delay p99 for ${what}`, delay.percentile(99) / 1e6, { atMost: TARGET.eventLoopDelayMs }, 'ms');
  }
}
