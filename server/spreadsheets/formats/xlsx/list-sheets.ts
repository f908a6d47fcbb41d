import { DomainError } from '../../../platform/domain-error.ts';
import { readAttribute, readPart, readRelationships } from './workbook-parts.ts';

/** A sheet as the workbook lists it. */
export interface ListedSheet {
  name: string;
  hidden: boolean;
  /** The part of the archive with its cells; undefined when it has none. */
  path: string | undefined;
}

/**
 * Lists the sheets of a workbook in its order, without reading anything but the list: the library's own listing reads all texts of the
 * workbook as well.
 * @throws DomainError upload_damaged when there is no workbook in the archive
 */
export function listSheets(archive: Uint8Array): ListedSheet[] {
  const root = [...readRelationships(archive, '').values()].find(({ type }) => type === 'officeDocument');
  const workbook = root && readPart(archive, root.target);
  if (!root || !workbook) throw new DomainError('upload_damaged');
  const relationships = readRelationships(archive, root.target);
  return [...workbook.toString('utf8').matchAll(/<(?:\w+:)?sheet\s[^<>]*>/g)].flatMap(([tag]) => {
    const name = readAttribute(tag, 'name');
    if (!name) return [];
    const state = readAttribute(tag, 'state');
    const path = relationships.get(readAttribute(tag, 'id') ?? '')?.target;
    return [{ name, hidden: state === 'hidden' || state === 'veryHidden', path }];
  });
}
