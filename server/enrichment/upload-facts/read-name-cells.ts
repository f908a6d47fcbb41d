import { isGivenName } from '../../person-names/known-names.ts';
import { isLeadingParticle } from '../../person-names/particles.ts';
import type { PersonName } from '../../person-names/person-name.ts';
import { readNameFields } from '../../person-names/read-name-fields.ts';
import { readPersonName } from '../../person-names/read-person-name.ts';

/** What stands under the headings of a row's name columns; '' where nothing does. */
export interface NameCells {
  first: string;
  last: string;
  /** Under 'Name', 'Nom', 'Nombre': the whole name, or the part that has no column of its own. */
  whole: string;
}

/**
 * Puts a person's name together from the columns that hold parts of it. A cell with both parts ('Jane Doe' under 'First Name')
 * is split; capitals and small letters stay as they are unless there is only one kind of them.
 */
export function readNameCells(cells: NameCells): PersonName {
  if (cells.first === '' && cells.last === '') return readWhole(cells.whole);
  const { firstName: first = '', lastName: last = '' } = readNameFields({
    firstName: cells.first,
    lastName: cells.last,
  });
  if (first && last) return fullName(without(first, last, 'end'), without(last, first, 'start'));
  if (first) return cells.whole ? fullName(first, missingPart(cells.whole, first, 'start')) : readWhole(cells.first);
  if (last)
    return cells.whole ? fullName(missingPart(cells.whole, last, 'end'), last) : readFamilyCell(cells.last, last);
  return readWhole(cells.whole);
}

/** 'Jane Doe' and 'Doe, Jane' under 'Last Name', where nothing else is said; 'de la Cruz' and 'García Ruiz' are family names. */
function readFamilyCell(cell: string, lastName: string): PersonName {
  const isWhole = cell.includes(',') || (lastName.includes(' ') && isGivenName(lastName.split(' ', 1)[0] ?? ''));
  return isWhole ? readWhole(cell) : { lastName };
}

/** Middle names are nobody's own column. */
function readWhole(cell: string): PersonName {
  const { firstName = '', lastName = '' } = readPersonName(cell);
  return fullName(firstName, lastName);
}

function fullName(firstName: string, lastName: string): PersonName {
  return { ...(firstName && { firstName }), ...(lastName && { lastName }) };
}

/** The whole name without the part known; a 'name' that does not hold that part is the other part itself. */
function missingPart(cell: string, known: string, side: 'start' | 'end'): string {
  const { firstName, middleName, lastName } = readPersonName(cell);
  const whole = [firstName, middleName, lastName].filter(Boolean).join(' ');
  const rest = without(whole, known, side);
  if (rest !== whole) return rest;
  const other = without(whole, known, side === 'start' ? 'end' : 'start');
  if (other !== whole) return other;
  const isPart = side === 'end' || !whole.includes(' ') || isLeadingParticle(whole.split(' ', 1)[0] ?? '', true);
  return isPart && !same(whole, known) ? whole : '';
}

function without(text: string, part: string, side: 'start' | 'end'): string {
  const length = text.length - part.length;
  if (length < 2) return text;
  if (side === 'start') return same(text.slice(0, part.length + 1), `${part} `) ? text.slice(part.length + 1) : text;
  return same(text.slice(length - 1), ` ${part}`) ? text.slice(0, length - 1) : text;
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
