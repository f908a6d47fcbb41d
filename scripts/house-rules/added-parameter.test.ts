import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CATALOGUE = path.join(ROOT, 'shared/catalogue.ts');

/** Files that have something of their own for each parameter. */
const PLACES = [
  'server/enrichment/sourcing/waterfall.ts',
  'server/enrichment/derive/derive-parameters.ts',
  'server/insights/built-in-writer/write-insights.ts',
  'server/insights/model-writer/parameters.ts',
];

/** @returns the files that do not compile when the catalogue has one more parameter under `heading` */
function findIncomplete(heading: string): string[] {
  const entry = `{ id: 'shoeSize', name: 'Shoe Size', description: 'EU size', category: 'personal', default_selected: false },`;
  const {
    tsBuildInfoFile: _file,
    incremental: _kept,
    ...options
  } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    ROOT,
  ).options;
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (file) => {
    const text = readFile(file);
    return path.resolve(file) === CATALOGUE ? text?.replace(heading, `${heading}\n  ${entry}`) : text;
  };
  const roots = PLACES.map((place) => path.join(ROOT, place));
  const program = ts.createProgram(roots, options, host);
  return PLACES.filter((place) => {
    const file = program.getSourceFile(path.join(ROOT, place));
    return program
      .getSemanticDiagnostics(file)
      .some(({ messageText }) => JSON.stringify(messageText).includes('shoeSize'));
  });
}

test.each([
  ['const PLAIN = [', PLACES.slice(0, 2)],
  ['const AI_GENERATED = [', [PLACES[0], ...PLACES.slice(2)]],
])('the compiler names each place that a new parameter of `%s` has to be known at', (heading, places) => {
  expect(findIncomplete(heading)).toEqual(places);
});
