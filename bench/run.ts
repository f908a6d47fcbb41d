import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeMachine } from './machine.ts';

/** Names of the benches: files here that export `run`. */
function benchNames(): string[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts'))
    .filter((file) =>
      /^export (async )?function run\(/m.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
    )
    .map((file) => file.replace(/\.ts$/, ''));
}

const names = process.argv.slice(2);
const known = benchNames();
if (names.length === 0 || names.some((name) => !known.includes(name))) {
  console.error(`Usage: npm run bench -- name…, with names of: ${known.join(', ')}`);
  process.exit(2);
}
console.log(`${new Date().toISOString().slice(0, 10)}  ${describeMachine()}`);
for (const name of names) {
  console.log(`\n${name}`);
  const { run } = (await import(`./${name}.ts`)) as { run(): Promise<void> };
  await run();
}
