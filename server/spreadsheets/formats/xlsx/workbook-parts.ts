import { posix } from 'node:path';
import { unzipSync } from 'fflate';

const NAMED_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** @returns the text that XML writes with entities */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED_ENTITIES[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const ATTRIBUTE = /[\s:](\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** @returns the value of an attribute of an opening tag, found by its name without prefix; undefined when it has none */
export function readAttribute(tag: string, name: string): string | undefined {
  for (const [, found, doubleQuoted, singleQuoted] of tag.matchAll(ATTRIBUTE)) {
    if (found === name) return decodeXml(doubleQuoted ?? singleQuoted ?? '');
  }
  return undefined;
}

/** @returns the bytes of one part of the workbook, null when it has none by that name */
export function readPart(archive: Uint8Array, path: string): Buffer | null {
  // Inflates into a buffer of the declared size, which was checked before: more than that cannot come out.
  const part = unzipSync(archive, { filter: ({ name }) => name === path })[path];
  return part ? Buffer.from(part.buffer, part.byteOffset, part.byteLength) : null;
}

function resolvePath(folder: string, target: string): string {
  return posix.resolve('/', folder, target).slice(1);
}

/** @returns what a part refers to: id to target (an outside address as it stands, a part's path resolved) */
export function readRelationships(archive: Uint8Array, path: string): Map<string, { type: string; target: string }> {
  const slash = path.lastIndexOf('/') + 1;
  const rels = readPart(archive, `${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`);
  const relationships = new Map<string, { type: string; target: string }>();
  for (const [tag] of rels?.toString('utf8').matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g) ?? []) {
    const id = readAttribute(tag, 'Id');
    const target = readAttribute(tag, 'Target') ?? '';
    if (!id) continue;
    relationships.set(id, {
      type: posix.basename(readAttribute(tag, 'Type') ?? ''),
      target: readAttribute(tag, 'TargetMode') === 'External' ? target : resolvePath(path.slice(0, slash), target),
    });
  }
  return relationships;
}
