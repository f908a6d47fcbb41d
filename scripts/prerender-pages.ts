import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Rolldown } from 'vite';

type Vite = typeof import('vite');
type DrawPages = typeof import('../web/prerender.tsx').drawPages;
type Output = Rolldown.RolldownOutput['output'];

/**
 * Draws the pages that visitors see first, each into a file of its own: dist/web/pages/enrich.html, and enrich.single.html for a tab
 * of it. The server sends it instead of the empty page; the app takes it over in the browser.
 * @param root of the package
 * @param output of the app's own build
 */
export async function prerenderPages(root: string, vite: Vite, config: InlineConfig, output: Output): Promise<void> {
  const program = path.join(root, 'dist/prerender');
  await vite.build({ ...config, build: { ssr: path.join(root, 'web/prerender.tsx'), outDir: program } });
  const { drawPages }: { drawPages: DrawPages } = await import(pathToFileURL(path.join(program, 'prerender.js')).href);
  const empty = path.join(root, 'dist/web/index.html');
  const shell = readFileSync(empty, 'utf8');
  writeFileSync(
    empty,
    shell.replace('</head>', `  <link rel="modulepreload" crossorigin href="/${reactDom(output)}">\n  </head>`),
  );
  const folder = path.join(root, 'dist/web/pages');
  mkdirSync(folder);
  for (const { path: address, tab, title, html } of await drawPages()) {
    const name = address.slice(1);
    const head = headOf(shell, output, `/pages/${name}.tsx`).replace('<title>', `<title>${title} · `);
    const body = bodyOf(shell).replace('<div id="root">', () => `<div id="root" data-page="${address}">${html}`);
    writeFileSync(path.join(folder, `${tab === undefined ? name : `${name}.${tab}`}.html`), head + body);
  }
  rmSync(program, { recursive: true });
}

/** The head with what the first paint needs, and a small script that loads the app after it. */
function headOf(shell: string, output: Output, page: string): string {
  const head = shell.slice(0, shell.indexOf('</head>'));
  const styles = head.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
  const scripts = head.match(/ *<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/g) ?? [];
  const rest = [...styles, ...scripts].reduce((left, tag) => left.replace(tag, ''), head);
  const files = scripts.flatMap((tag) => /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? []);
  const modules = new Set(
    [...files, reactDom(output), findChunk(output, page).fileName].flatMap((file) => [...importsOf(output, file)]),
  );
  const first = [
    `    <script src="/${findChunk(output, '/before-app.ts').fileName}"`,
    ` data-modules="${[...modules].map((file) => `/${file}`).join(' ')}"></script>\n`,
    ...styles,
  ];
  return rest.replace(/ *<link\s+rel="(?:icon|preload)"/, (tag) => first.join('') + tag);
}

/** The file of the library that draws: the app imports it by itself, when it starts. */
function reactDom(output: Output): string {
  return findChunk(output, '/react-dom/client.js').fileName;
}

function bodyOf(shell: string): string {
  return shell.slice(shell.indexOf('</head>'));
}

/** The chunk of a module, by the end of the module's path. */
function findChunk(output: Output, module: string): Rolldown.OutputChunk {
  for (const file of output) if (file.type === 'chunk' && file.facadeModuleId?.endsWith(module)) return file;
  throw new Error(`The build has no chunk of ${module}`);
}

/** Files of a chunk and of everything that it imports. */
function importsOf(output: Output, fileName: string, found = new Set<string>()): Set<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  const chunk = output.find((file) => file.fileName === fileName);
  if (chunk?.type === 'chunk') for (const imported of chunk.imports) importsOf(output, imported, found);
  return found;
}
