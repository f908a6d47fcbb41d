/** Words of price lists in other languages, and what they are in English. Longer ones first. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:auf anfrage|sur demande|sur devis|a consultar|bajo pedido|sob consulta|su richiesta|op aanvraag|na zapytanie)\b/giu,
    'on request',
  ],
  [/\b(?:kostenlos|gratuit|gratuito|gratis|grátis|za darmo)(?!\p{L})/giu, 'free'],
  [/(?<!\p{L})(?:ab|à partir de|desde|a partire da|a partir de|vanaf)(?= ?[\d€$£₹])/giu, 'from'],
  [/(?<!\p{L})(?:pro|par|por|al|per|je|na|\/)\s*(?:monat|mois|mes|mês|mese|maand|miesiąc)(?!\p{L})/giu, 'per month'],
  [/(?<!\p{L})(?:pro|par|por|all['’]|per|je|na|\/)\s*(?:jahr|an|année|año|ano|anno|jaar|rok)(?!\p{L})/giu, 'per year'],
  [
    /(?<!\p{L})(?:pro|par|por|per|je|na|\/)\s*(?:nutzer|benutzer|utilisateur|usuario|usuário|utente|gebruiker|użytkownika)(?!\p{L})/giu,
    'per user',
  ],
  [/(?<!\p{L})(?:monat|mois|mes|mês|mese|maand)(?!\p{L})/giu, 'month'],
  [/(?<!\p{L})(?:jahr|année|año|anno|jaar)(?!\p{L})/giu, 'year'],
  [/(?<!\p{L})(?:nutzer|benutzer|utilisateur|usuario|usuário|utente|gebruiker)(?!\p{L})/giu, 'user'],
  [/(?<!\p{L})(?:fahrzeug|véhicules?|vehículo|veículo|veicolo|voertuig)(?!\p{L})/giu, 'vehicle'],
  [
    /(?<!\p{L})(?:mitarbeiter(?::?in)?|mitarbeitende[rn]?|employés?|salariés?|empleado|funcionário|dipendente|medewerker)(?!\p{L})/giu,
    'employee',
  ],
  [/(?<=\p{L} )(?:und|et|y|e|en) (?=(?:month|year|user|per)\b)/giu, 'and '],
];

/** 'ab 29 € pro Monat und Nutzer' as 'from 29 € per month and user'; English stays as it is. */
export function priceInEnglish(text: string): string {
  let told = text.trim().slice(0, 120);
  for (const [word, english] of WORDS) told = told.replace(word, english);
  return told;
}
