/** A stretch of a text, in characters. */
export interface Span {
  from: number;
  to: number;
}

/** What comes before customers: 'software FOR hospitals', 'we HELP hospitals', 'unsere KUNDEN sind', 'PARA restaurantes'. */
const BEFORE =
  /(?<![\p{L}\p{N}’'])(?:(?<!(?:distributor|dealer|stockist|agent|agency|specialist|expert|manufacturer|source)s? )for|to(?! ?\d)|serv(?:e|es|ed|ing)|suppl(?:y|ies|ying)|equip(?:s|ping)?|help(?:s|ed|ing)?|connect(?:s|ing)?|advis(?:es?|ing)|support(?:s|ing)?|enabl(?:es?|ing)|(?:our |typical |named |key )?(?:clients|customers)(?: are| include| like)?|used by|trusted by|chosen by|works? with|working with|partners? with|partnering with|sells? to|deliver(?:s|ed)? to|installed (?:at|in)|für|kunden|kundschaft|beliefern|beliefert|unterstützen|zielgruppe|para|clientes|trabajamos (?:con|para)|trabalhamos (?:com|para)|lavoriamo (?:con|per)|travaillons (?:avec|pour)|arbeiten (?:wir )?(?:mit|für)|werken (?:wij |we )?(?:voor|met)|(?:vendemos|abastecemos|suministramos|proveemos|servimos|fornecemos) a|dirigid[oa]s? a|ayud(?:amos|a|o) a|asesor(?:amos|a|o) a|atendemos|ajudamos|clientèle|pour|aidons|aide(?= (?:les|des|vos|nos|l['’]))|conseille|conseillons|accompagnons|per|clienti|aiut(?:iamo|a|o)|voor|klanten|helpen|dla|target market|target customers|target audience|industries|sectors|markets)(?![\p{L}\p{N}])/giu;
/** What comes after customers in Hindi. */
const AFTER = /(?:\b(?:sab)?k[ei]+ (?:liye|lie)\b|के लिए|को|\bko\b|\bwal(?:e|on|o)\b)/giu;
/** Where a stretch about customers ends. */
const END =
  /[.;!?\n]|(?<=\p{L}): | (?:with|using|so that|because|since|that|which|who|without|through|mit|sowie mit|damit|con|avec|grâce|com|met|die|qui|que) /giu;
const RELATIVE = /^ (?:that|which|who|die|qui|que) $/iu;
/** 'that ship abroad, carriers and brokers': a clause of few words, and where the list goes on. */
const CLAUSE_IN_LIST = /^ \p{L}{3,6}(?: [\p{L}’'-]{1,20}){1,5}, /u;
const LIST_END = /[.;:!?\n]/g;
const MOST = 240;
const AFTER_REACH = 90;
/** Where such a stretch begins: after a full stop, or a small word that ends what was said before. */
const AFTER_START = /[.;:!?\n]| (?:se|ka|ki|ke|mein|me|hai|hain|hum|karte|karta) /giu;

/** The stretches of a text that speak of whom its writer sells to, by the words around them. */
export function customerSpans(text: string): Span[] {
  const spans: Span[] = [];
  for (const { 0: marker, index } of text.matchAll(BEFORE)) {
    const from = index + marker.length;
    // 'Customers: hospitals'.
    END.lastIndex = from + 1;
    const mark = END.exec(text);
    const end = mark?.index ?? text.length;
    spans.push({ from, to: Math.min(end, from + MOST) });
    if (mark !== null && RELATIVE.test(mark[0])) spans.push(...listAfter(text, end));
  }
  for (const { index } of text.matchAll(AFTER)) {
    const before = text.slice(Math.max(0, index - AFTER_REACH), index);
    const start = Math.max(0, ...Array.from(before.matchAll(AFTER_START), (mark) => mark.index + mark[0].length));
    spans.push({ from: index - before.length + start, to: index });
  }
  return spans;
}

/** The rest of a list of customers behind a clause about the first of them. */
function listAfter(text: string, clause: number): Span[] {
  const from = clause + (CLAUSE_IN_LIST.exec(text.slice(clause, clause + MOST))?.[0].length ?? 0);
  if (from === clause) return [];
  LIST_END.lastIndex = from;
  const to = Math.min(LIST_END.exec(text)?.index ?? text.length, from + MOST);
  return LISTS.test(text.slice(from, to)) ? [{ from, to }] : [];
}

const LISTS = / (?:and|or|und|oder|et|ou) \p{L}/u;

/** @returns whether a place in the text lies in one of the stretches */
export function isWithin(spans: readonly Span[], at: number): boolean {
  return spans.some(({ from, to }) => at >= from && at < to);
}

/** A text with dots where its stretches stand: everything else stays at its place. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  return spans.reduce((rest, { from, to }) => rest.slice(0, from) + '.'.repeat(to - from) + rest.slice(to), text);
}
