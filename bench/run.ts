import { readdirSync } from 'node:fs';
import path from 'node:path';
import { compare } from './compare/compare.ts';
import { describeMachine } from './support/machine.ts';

/** Names of the benches: the files in `benches/`, each of which exports `run`. */
function benchNames(): string[] {
  return readdirSync(path.join(import.meta.dirname, 'benches')).map((file) => file.replace(/\.ts$/, ''));
}

const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith('--'));
const names = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);
const known = benchNames();
if (names[0] === 'compare') {
  console.log(`${new Date().toISOString().slice(0, 10)}  ${describeMachine()}`);
  await compare(given.slice(1));
  process.exit();
}
if (names.length === 0 || names.some((name) => !known.includes(name))) {
  console.error(
    `Usage: npm run bench -- name… [options of a bench], with names of: ${known.join(', ')}\n` +
      '       npm run bench -- compare <commit> name [options]',
  );
  process.exit(2);
}
console.log(`${new Date().toISOString().slice(0, 10)}  ${describeMachine()}`);
for (const name of names) {
  console.log(`\n${name}`);
  const { run } = (await import(`./benches/${name}.ts`)) as { run(options: readonly string[]): Promise<void> };
  if (options.length > 0 && run.length === 0) throw new Error(`${name} takes no options`);
  await run(options);
}
