/** What the last part of a compound says about the company. */
export interface CompoundParts {
  /** First part without the letters that join: 'versicherung' of 'versicherungskonzerne'. */
  stems: string[];
  /** What companies of that kind do with it: 'Manufacturing'; '' when they are just companies of that trade. */
  activity: string;
}

/** Last parts of German and Dutch compounds that mean companies, by what they say these do. */
const ENDINGS: readonly (readonly [activity: string, endings: string])[] = [
  [
    '',
    'unternehmen,unternehmens,firma,firmen,betrieb,betriebe,betrieben,branche,industrie,sektor,konzern,konzerne,konzernen,anbieter,anbietern,dienstleister,dienstleistern,gesellschaft,gesellschaften,kette,ketten,gruppe,gruppen,hauser,verbande,startup,startups,wirtschaft,gewerbe,bedrijf,bedrijven,sector,ketens,keten,organisaties,organisatie,instelling,instellingen',
  ],
  [
    'Manufacturing',
    'hersteller,herstellern,produzent,produzenten,produktion,fertigung,fertiger,fabrik,fabriken,werke,verarbeiter,bauer,fabrikant,fabrikanten,producent,producenten',
  ],
  ['Retail', 'einzelhandel,handler,handlern,handel,laden,geschafte,winkel,winkels'],
  ['Wholesale', 'grosshandel,grosshandler,groothandel'],
];
const SHORTEST_STEM = 3;
/** Longest ending first, so that 'grosshandel' is not 'handel'. */
const BY_LENGTH = ENDINGS.flatMap(([activity, endings]) =>
  endings.split(',').map((ending) => ({ activity, ending })),
).sort((a, b) => b.ending.length - a.ending.length);

/** @returns the parts of a compound of one word for companies of a trade ('pharmahersteller'); undefined when it does not end in a word for companies */
export function splitCompound(word: string): CompoundParts | undefined {
  const found = BY_LENGTH.find(({ ending }) => word.endsWith(ending) && word.length >= ending.length + SHORTEST_STEM);
  if (!found) return undefined;
  const first = word.slice(0, -found.ending.length);
  const stems = [first, first.replace(/(?:s|n|en|er|e)$/, ''), `${first}e`, `${first}en`];
  return { stems: stems.filter((stem) => stem.length >= SHORTEST_STEM), activity: found.activity };
}

/** @returns whether a compound ends in a word that means companies whatever stands before it: 'schraubenhersteller' */
export function isCompanyCompound(word: string): boolean {
  return /.{4}(?:unternehmen|firmen|firma|betrieben?|branche|herstellern?|anbietern?|dienstleistern?|produzenten|handlern?|bedrijven|bedrijf|fabrikanten)$/.test(
    word,
  );
}
