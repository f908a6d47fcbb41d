import { customerSpans, isWithin, type Span, withoutSpans } from '../trade/customer-spans.ts';

/** The stretches of the user's own description that speak of customers: by the words around them, below headings, and as what is served. */
export function ownCustomerSpans(text: string): Span[] {
  return [
    ...customerSpans(text),
    ...labelledCustomers(text),
    ...servedCustomers(text),
    ...thankfulCustomers(text),
    ...customersOfOurs(text),
  ];
}

const LABELLED_CUSTOMERS =
  /^[ #>*•·-]*(?:target (?:market|customers?|audience|group|industries)|ideal customers?(?: profile)?|icp|(?:our )?(?:customers?|clients?|guests?)(?: base)?|industries|sectors?(?: focus| served)?|segments?|audience|who we (?:serve|help|sell to)|who it['’]?s for|(?:to|for) whom|used by|sold to|markets?|zielgruppen?|(?:unsere )?kunden|für wen|wer kauft|abnehmer|auftraggeber|branchen?|clientes(?: ideal(?:es)?)?|para quién|con quién|(?:a )?quién compra|sectores|público|pour qui|clients? idéa(?:l|ux)|nos clients|cible|secteurs(?: servis)?|clienti|per chi|settori|klanten|voor wie|sectoren|para quem|setores) ?(?:include|are|sind|:|=|–|-|$)/iu;
const ANY_LABEL = /^[ #>*•·-]*[\p{Lu}][\p{L} &/]{2,40}:/u;

const SERVED =
  /\bwe (?:also )?(?!run\b|operate\b|own\b|are\b|make\b|build\b|produce\b|sell\b|offer\b|provide\b|develop\b|design\b|manufacture\b|have\b)\p{Ll}{3,} (?:the )?([^.;!?\n]{1,120})/giu;

/** What something is done to is goods where a 'for' tells for whom: 'we rent and wash linen for hotels'. */
const FOR_WHOM = / for /iu;

/** 'We clean offices and clinics': whom something is done to. */
function servedCustomers(text: string): Span[] {
  return Array.from(text.matchAll(SERVED)).flatMap(({ 0: said, index }) =>
    FOR_WHOM.test(said) ? [] : [{ from: index, to: index + said.length }],
  );
}

const USE_US =
  / (?:use (?:us|it|our|them)|rely on (?:us|it|our)|trust (?:us|our)|choose us|buy from us|order from us|book us|hire us|come to us|work with us|nutzen (?:uns|es|unsere)|vertrauen (?:uns|auf uns)|confían en|nos eligen|confiam em|nous font confiance|(?:hamara |humara )?use kart[ei])\b/giu;
const SENTENCE_END = /[.!?;\n]/g;
const SUBJECT_REACH = 240;

/** 'Pharma wholesalers and fish exporters use us': who is said to buy. */
function thankfulCustomers(text: string): Span[] {
  return Array.from(text.matchAll(USE_US), ({ index }) => {
    const before = text.slice(Math.max(0, index - SUBJECT_REACH), index);
    const start = Math.max(...Array.from(before.matchAll(SENTENCE_END), (mark) => mark.index + 1), 0);
    return { from: index - before.length + start, to: index };
  });
}

const OF_OURS =
  /(?<!\p{L})(?:customers?|clients?|grahak|clientes?|kunden) (?:hamare|humare|mere|nuestros|nossos|von uns)(?: hai| hain| sind| son| são)? ?[:–-]? ([^.;!?\n]{3,240})/giu;

/** 'Customer hamare: stone crusher, mines': whose they are stands behind them in some languages. */
function customersOfOurs(text: string): Span[] {
  return Array.from(text.matchAll(OF_OURS), ({ 0: said, index }) => ({ from: index, to: index + said.length }));
}

/** The lines below 'Target market:' up to the next heading. */
function labelledCustomers(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  let inside = false;
  for (const line of text.split('\n')) {
    if (LABELLED_CUSTOMERS.test(line)) inside = true;
    else if (line.trim() === '' || ANY_LABEL.test(line)) inside = false;
    if (inside) spans.push({ from: at, to: at + line.length });
    at += line.length + 1;
  }
  return spans;
}

const THEIR_CUSTOMERS =
  /(?:companies|firms|businesses|suppliers|contractors|smes|manufacturers|agencies|providers|unternehmen|firmen|betriebe) (?:(?:that|who|which) (?:sell to|supply|deliver to|work for|bid to|serve)|selling to|supplying|serving) ([^.;:\n]{3,160})/giu;
/** 'Agencies who themselves serve law firms', 'Agenturen, die für Banken arbeiten', 'call centers que atienden a bancos'. */
const WHOM_THEY_SERVE =
  /(?<=\p{L}),? (?:who|(?<=(?:agenc|reseller|dealer|distributor|wholesaler|integrator|cent(?:er|re)|consultant|contractor)\p{L}{0,3} )that|die|que|qui|che) (?:themselves |selbst |a su vez |eux-mêmes )?(?:(?:sell|deliver|supply|cater) to|serve|work for|für|(?:atienden|sirven|venden|prestan servicio) a|trabajan para|travaillent pour|servent|vendent (?:à|aux)|livrent|atendem|trabalham para|vendem (?:a|para)|servono|lavorano per|vendono a|werken voor|leveren aan|bedienen|beliefern) ([^.;:\n]{3,120})/giu;
const LIST_END = /[.;\n]/g;

/**
 * 'For firms that sell to councils: builders, caterers': the councils are customers of the customers, who are listed behind.
 * @returns the text with dots for those, everything else at its place; where such lists stand; and what was said of those
 */
export function withoutTheirCustomers(text: string): { text: string; lists: Span[]; theirs: string } {
  const theirs: Span[] = [];
  const lists: Span[] = [];
  for (const { 0: said, 1: customers = '', index } of text.matchAll(THEIR_CUSTOMERS)) {
    const to = index + said.length;
    theirs.push({ from: to - customers.length, to });
    if (text[to] !== ':') continue;
    LIST_END.lastIndex = to;
    lists.push({ from: to + 1, to: LIST_END.exec(text)?.index ?? text.length });
  }
  for (const { 0: said, 1: customers = '', index } of text.matchAll(WHOM_THEY_SERVE))
    theirs.push({ from: index + said.length - customers.length, to: index + said.length });
  const said = theirs.map(({ from, to }) => text.slice(from, to)).join('\n');
  return { text: withoutSpans(text, theirs), lists, theirs: said };
}

/** 'Not for chains', 'No trabajamos con colegios', 'NICHT: Privatpersonen', 'früher haben wir auch Banken betreut'. */
const EXCLUDED =
  /(?<!\p{L})(?:(?:not|nicht|no(?: es)?|pas|não(?: é)?|non|niet) (?:for|to|with|an|a|another|für|para|pour|per|voor)|(?:we|i) (?:do not|don['’]t|never) (?:do|serve|sell to|work (?:with|for)|supply|touch)|no (?:trabajamos|vendemos|atendemos|servimos)|(?:não|nao) (?:trabalhamos|vendemos|atendemos)|(?:nous )?ne (?:travaillons|livrons|servons) pas|non lavoriamo|(?:nicht|not|no)\s?:|keine?|früher haben wir)(?!\p{L}) ?([^.;:!?\n]{3,80})/giu;
/** What comes behind it is meant again. */
const BUT = /(?:, |\s)(?:but|only|just|sondern|nur|sino|solo|sólo|mais|mas|ma|maar)(?!\p{L})/iu;
const NOT_ONLY = /^ ?(?:only|just|nur|allein|solo|sólo|seulement|só|apenas|alleen)(?!\p{L})/iu;

/** @returns a text with dots for those whom it says not to sell to, everything else at its place */
export function withoutExcluded(text: string): string {
  const spans = Array.from(text.matchAll(EXCLUDED)).flatMap(({ 0: said, 1: whom = '', index }) => {
    if (NOT_ONLY.test(whom)) return [];
    const from = index + said.length - whom.length;
    return [{ from, to: from + (BUT.exec(whom)?.index ?? whom.length) }];
  });
  return withoutSpans(text, spans);
}

const ANY_COMPANY =
  /(?<![\p{L}-])(?:for|to|of|any|all|and|or|after|mid-?sized?|medium-sized|small|larger?|growing|für|an|und|mittelständischen?|kleinen?|para|pour|per|e|y|et) (offices|companies|businesses|firms|organi[sz]ations|employers|unternehmen|firmen|büros|empresas|oficinas|entreprises|bureaux|aziende|uffici)(?!\p{L})/giu;

/** @returns whether a description names companies of whatever kind as customers @param spans stretches that speak of customers */
export function namesAnyCompany(text: string, spans: readonly Span[]): boolean {
  return Array.from(text.matchAll(ANY_COMPANY)).some(({ 0: said, index }) => isWithin(spans, index + said.length - 1));
}
