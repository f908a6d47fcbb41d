/**
 * What people write of their job who choose, buy or pay for things: 'Owner of the site engineering budget', 'I choose the kit', 'Einkauf von
 * Glas und Etiketten', 'licitaciones'.
 */
const ENGLISH =
  /(?<!\p{L})(?:budgets?|capex|sign[- ]?off|approves?|approval of|purchasing(?! (?:department|team|manager)s?)(?<!with purchasing)|purchases? of|purchases (?:packaging|ingredients|materials|goods|equipment|services|energy|raw)|(?:i|we) (?:choose|decide|select|buy|sign|tender|order)|(?:selects?|chooses?|choosing|selection of|choice of) (?:the )?(?:suppliers?|vendors?|systems?|tools?|kit|equipment|materials?|contractors?)|(?:supplier|vendor) (?:choice|selection|approval|management)|contractor control|(?:runs?|running|issues?|awards?) tenders)(?!\p{L})/iu;
const GERMAN =
  /(?<!\p{L})(?:budget(?:s|verantwortung|planung|hoheit)?|investitionen|(?:material|waren|geräte|maschinen)?(?:einkauf|beschaffung)|ausschreibung(?:en)?|(?:lieferanten|anbieter)auswahl|auswahl (?:von|der) (?:lieferant|anbieter|system|dienstleist)\p{Ll}*|ich (?:entscheide|wähle|kaufe))(?!\p{L})/iu;
const OTHERS =
  /(?<!\p{L})(?:presupuestos?|compras?|licitaci(?:ón|ones)|adquisici(?:ón|ones)|inversi(?:ón|ones)|achats?|appels d['’]offres|investissements?|inkoop|aanbesteding(?:en)?|acquisti|gare d['’]appalto|investimenti|orçamentos?|investimentos|zakup(?:y|ów|u)?|przetarg(?:i|ów)?)(?!\p{L})/iu;

/** Whether a person says of the present job that they choose, buy or pay for things. */
export function speaksOfBuying(jobDescription: string | undefined): boolean {
  const said = jobDescription?.slice(0, 1_200) ?? '';
  return ENGLISH.test(said) || GERMAN.test(said) || OTHERS.test(said);
}
