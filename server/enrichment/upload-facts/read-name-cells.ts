import { elementAt } from '../../../shared/element-at.ts';
import { type PersonName, readName } from '../../insights/person/names.ts';

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
  const first = clean(cells.first);
  const last = clean(cells.last);
  const whole = clean(turned(cells.whole));
  if (first && last) return fullName(without(first, last, 'end'), without(last, first, 'start'));
  if (first) return whole ? fullName(first, missingPart(whole, first, 'start')) : split(first);
  if (last) return whole ? fullName(missingPart(whole, last, 'end'), last) : split(last, 'lastName');
  return whole ? split(whole) : {};
}

/** 'Doe, Jane' to 'Jane Doe'; 'Jane Doe, MBA' stays. */
function turned(text: string): string {
  const parts = /^([^\s,]+(?: [^\s,]+)?), (\p{Lu}\p{Ll}+(?:[ -]\p{Lu}[\p{Ll}.]*)*)$/u.exec(text);
  return parts && (!elementAt(parts, 1).includes(' ') || PARTICLE.test(elementAt(parts, 1)))
    ? `${parts[2]} ${parts[1]}`
    : text;
}
const PARTICLE = /^(?:de|da|do|dos|di|du|la|le|van|von|der|den|bin|al|el|mc|mac|st\.?)\s/i;

/** Without titles and degrees; '' for what is no name. */
function clean(text: string): string {
  if (text === '' || text.length > 120 || /[@\d]|:\/\//.test(text)) return '';
  return readName({ firstName: text }).firstName ?? '';
}

function split(name: string, single: keyof PersonName = 'firstName'): PersonName {
  const space = name.indexOf(' ');
  return space === -1 ? { [single]: name } : fullName(name.slice(0, space), name.slice(space + 1));
}

function fullName(firstName: string, lastName: string): PersonName {
  return { ...(firstName && { firstName }), ...(lastName && { lastName }) };
}

/** The whole name without the part known; a 'name' that does not hold that part is the other part itself. */
function missingPart(whole: string, known: string, side: 'start' | 'end'): string {
  const rest = without(whole, known, side);
  if (rest !== whole) return rest;
  const isPart = side === 'end' || !whole.includes(' ') || PARTICLE.test(whole);
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
