import { readFileSync } from 'node:fs';
import path from 'node:path';

const DOCKERFILE = path.resolve(import.meta.dirname, '../../../Dockerfile');

/** What the Dockerfile puts into the image: folders and files of the repository, and all packages but those left out. */
export function readContainerFiles(): { folders: string[]; leftOut: string[] } {
  const [build = '', image = ''] = readFileSync(DOCKERFILE, 'utf8').split(/^FROM \$\{BASE_IMAGE\}$/m);
  const folders = [...image.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
  const removed = /rm -rf \\\n((?:.*\\\n)*.*)/.exec(build)?.[1] ?? '';
  const leftOut = removed
    .split(/[\s\\]+/)
    .filter((name) => name !== '' && !name.includes('node/') && name !== '.cache');
  return { folders, leftOut };
}
