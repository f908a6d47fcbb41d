import { cutAt } from '../../../../shared/trim-text.ts';
import { linkKey, readCellName, type SheetLinks } from '../sheet-rows.ts';
import type { ListedSheet } from './list-sheets.ts';
import { decodeXml, readAttribute, readPart, readRelationships } from './workbook-parts.ts';

const FORMULA = 'HYPERLINK(';
const FORMULA_TARGET = /HYPERLINK\(\s*"([^"]+)"/i;
/** No formula is longer than a cell may be. */
const FORMULA_CHARS = 33_000;

/** Links made with the formula HYPERLINK("address", "text"); the target need not show in the text. */
function addFormulaLinks(xml: Buffer, links: Map<number, string>): void {
  for (let at = xml.indexOf(FORMULA); at >= 0; at = xml.indexOf(FORMULA, at + FORMULA.length)) {
    const cell = Math.max(xml.lastIndexOf('<c ', at), xml.lastIndexOf(':c ', at));
    const end = xml.indexOf('<', at);
    if (cell < 0 || end < 0 || end - cell > FORMULA_CHARS) continue;
    const text = xml.toString('utf8', cell, end);
    const name = readCellName(readAttribute(text.slice(0, text.indexOf('>')), 'r') ?? '');
    const target = FORMULA_TARGET.exec(decodeXml(text.slice(text.indexOf('>') + 1)))?.[1];
    if (name && target) links.set(linkKey(name.row, name.column), target);
  }
}

/** Links laid over cells; the sheet names the cell, its relationships the target. */
function addCellLinks(archive: Uint8Array, path: string, xml: Buffer, links: Map<number, string>): void {
  const start = xml.lastIndexOf('hyperlinks>', xml.lastIndexOf('hyperlinks>') - 1);
  if (start < 0) return;
  const relationships = readRelationships(archive, path);
  for (const [tag] of xml.toString('utf8', start).matchAll(/<(?:\w+:)?hyperlink\s[^<>]*>/g)) {
    const name = readCellName(cutAt(readAttribute(tag, 'ref') ?? '', /:/));
    const target = relationships.get(readAttribute(tag, 'id') ?? '')?.target;
    if (name && target) links.set(linkKey(name.row, name.column), target);
  }
}

/** @returns where the links of a sheet's cells lead, by `linkKey` */
export function readSheetLinks(archive: Uint8Array, { path }: ListedSheet): SheetLinks {
  const links = new Map<number, string>();
  const xml = path === undefined ? null : readPart(archive, path);
  if (path === undefined || !xml) return links;
  addFormulaLinks(xml, links);
  addCellLinks(archive, path, xml, links);
  return links;
}
