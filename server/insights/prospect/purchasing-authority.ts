/**
 * What people write of their job who choose, buy or pay for things: 'Owner of the site engineering budget', 'I choose the kit', 'Einkauf von
 * Glas und Etiketten', 'licitaciones'.
 */
const BUYS =
  /(?<!\p{L})(?:budget|capex|sign[- ]?off|approv(?:e|es|al|als)(?!\p{L})|purchas(?:e|es|ing)(?!\p{L})|(?:i|we) (?:choose|decide|select|buy|sign|tender|order)(?!\p{L})|(?:selects?|chooses?|choosing|selection of|choice of) (?:the )?(?:suppliers?|vendors?|systems?|tools?|kit|equipment|materials?|contractors?)|(?:supplier|vendor) (?:choice|selection|approval|management)|contractor control|tenders?(?!\p{L})|presupuesto|compras?(?!\p{L})|licitaci|adquisici|achats?(?!\p{L})|appels d['’]offres|inkoop|aanbested|acquisti|scelgo|gare d['’]appalto|orçamento|investi[ct]?[cst]?i?[oö]n(?:en|es|s)?(?!\p{L})|investimenti|investimentos|zakup|przetarg)|(?:ausschreibung|beschaffung|einkauf|auswahl)(?!\p{Ll}*(?:zentrum|zentren))|(?<!\p{L})ich (?:entscheide|wähle|kaufe)/iu;

/** Whether a person says of the present job that they choose, buy or pay for things. */
export const speaksOfBuying = (jobDescription: string | undefined): boolean =>
  jobDescription !== undefined && BUYS.test(jobDescription.slice(0, 1_200));
