import { PARAMETER_BY_ID, type ParameterId } from '../../../shared/catalogue.ts';
import type { ExportChoice } from '../../../shared/export-choices.ts';
import type { ExportColumn } from '../export-column.ts';
import { CRM_LAYOUTS } from './crm-layouts.ts';

const nameOf = (id: ParameterId): string => PARAMETER_BY_ID.get(id)?.name ?? id;

/**
 * The columns of a file, in their order. Plain: profile, the user's own columns, parameters, status. For an importer: the columns it
 * knows, then parameters that stand in none of these, then the user's own. Sources and dates come last.
 * @param parameters that were asked for
 * @param ownHeadings of the user's own sheet
 */
export function layOutColumns(
  { layout, sources }: Pick<ExportChoice, 'layout' | 'sources'>,
  parameters: readonly ParameterId[],
  ownHeadings: readonly string[],
): ExportColumn[] {
  const own = ownHeadings.map((heading) => column(heading, 20, { kind: 'own', heading }));
  const origins = sources ? parameters.flatMap(originColumns) : [];
  if (layout === 'plain') {
    return [
      column('Profile URL', 45, { kind: 'url' }),
      ...own,
      ...parameters.map(valueColumn),
      column('Status', 12, { kind: 'status' }),
      ...origins,
    ];
  }
  const known = CRM_LAYOUTS[layout];
  const placed = new Set(known.flatMap(({ content }) => placedAlone(content)));
  const rest = [...known, ...parameters.filter((id) => !placed.has(id)).map(valueColumn)];
  return [...rest, ...own.map((each) => setApart(each, rest)), ...origins];
}

/** The parameter that has a column of an importer for itself; one of several that may stand there keeps its own column too. */
function placedAlone(content: ExportColumn['content']): readonly ParameterId[] {
  if (content.kind === 'joined') return content.of;
  return content.kind === 'value' && content.of[0] ? [content.of[0]] : [];
}

/** Importers refuse a file in which two columns are called the same. */
function setApart(own: ExportColumn, others: readonly ExportColumn[]): ExportColumn {
  const same = others.some(({ heading }) => heading.toLowerCase() === own.heading.trim().toLowerCase());
  return same ? { ...own, heading: `${own.heading.trim()} (your sheet)` } : own;
}

function valueColumn(id: ParameterId): ExportColumn {
  return column(nameOf(id), 24, { kind: 'value', of: [id] });
}

function originColumns(id: ParameterId): ExportColumn[] {
  return [
    column(`${nameOf(id)} source`, 18, { kind: 'source', of: id }),
    column(`${nameOf(id)} date`, 12, { kind: 'date', of: id }),
  ];
}

function column(heading: string, width: number, content: ExportColumn['content']): ExportColumn {
  return { heading, width, content };
}
