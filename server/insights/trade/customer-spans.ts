/** A stretch of a text, in characters. */
export interface Span {
  from: number;
  to: number;
}

/** What comes before customers: 'software FOR hospitals', 'we HELP hospitals', 'unsere KUNDEN sind', 'PARA restaurantes'. */
const BEFORE =
  /(?<![\p{L}\p{N}])(?:for|to|serv(?:e|es|ed|ing)|suppl(?:y|ies|ying)|equip(?:s|ping)?|help(?:s|ed|ing)?|support(?:s|ing)?|enabl(?:es?|ing)|(?:our |typical |named |key )?(?:clients?|customers?)(?: are| include| like)?|used by|trusted by|chosen by|works? with|working with|partners? with|partnering with|sells? to|deliver(?:s|ed)? to|installed (?:at|in)|für|kunden|kundschaft|beliefern|beliefert|unterstützen|zielgruppe|para|clientes|ayudamos a|ayuda a|atendemos|ajudamos|clientèle|pour|aidons|aide|accompagnons|per|clienti|aiutiamo|aiuta|voor|klanten|helpen|dla|target market|target customers|target audience|industries|sectors|markets)(?![\p{L}\p{N}])/giu;
/** What comes after customers in Hindi. */
const AFTER = /(?:\b(?:sab)?k[ei]+ (?:liye|lie)\b|के लिए|को|\bko\b|\bwal(?:e|on|o)\b)/giu;
/** Where a stretch about customers ends. */
const END =
  /[.;!?\n]| (?:with|using|so that|because|since|that|which|who|without|through|mit|sowie mit|damit|con|avec|grâce|com|met|die|qui|que) /giu;
const MOST = 240;
const AFTER_REACH = 90;
/** Where such a stretch begins: after a full stop, or a small word that ends what was said before. */
const AFTER_START = /[.;:!?\n]| (?:se|ka|ki|ke|mein|me|hai|hain|hum|karte|karta) /giu;

/** The stretches of a text that speak of whom its writer sells to, by the words around them. */
export function customerSpans(text: string): Span[] {
  const spans: Span[] = [];
  for (const { 0: marker, index } of text.matchAll(BEFORE)) {
    const from = index + marker.length;
    END.lastIndex = from;
    const end = END.exec(text)?.index ?? text.length;
    spans.push({ from, to: Math.min(end, from + MOST) });
  }
  for (const { index } of text.matchAll(AFTER)) {
    const before = text.slice(Math.max(0, index - AFTER_REACH), index);
    const start = Math.max(0, ...Array.from(before.matchAll(AFTER_START), (mark) => mark.index + mark[0].length));
    spans.push({ from: index - before.length + start, to: index });
  }
  return spans;
}

/** @returns whether a place in the text lies in one of the stretches */
export function isWithin(spans: readonly Span[], at: number): boolean {
  return spans.some(({ from, to }) => at >= from && at < to);
}
