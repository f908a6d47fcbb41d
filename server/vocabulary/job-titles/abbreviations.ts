/** Short forms of words of titles, beside those that the tables hold as words of their own. */
const SHORT = `supt superintendent|coord coordinator|mgmt management|mang management|mgt management|svc service|svcs services|maint maintenance|acctg accounting|qlty quality|proj project|prog program|prgm program|pgm program|
purch purchasing|mfg manufacturing|mftg manufacturing|distr distribution|whse warehouse|techn technician|cust customer|corp corporate|intl international|natl national|dept department|dpty deputy|dy deputy|dep deputy|
chf chief|pres president|supv supervisor|supvr supervisor|spvr supervisor|supvsr supervisor|supvs supervisor|suprv supervisor|spvsr supervisor|princ principal|prin principal|enginer engineer|engineeer engineer|devloper developer|sofware software|softwar software|manger manager|manageer manager|directer director|
asso associate|secy secretary|lt lieutenant|sgt sergeant|capt captain|col colonel|lic licensed|inspr inspector|insp inspector|librn librarian|instr instructor|exec executive|hd head|strat strategy|govt government|comms communications|recruting recruiting|accountent accountant|maneger manager|reps rep|
sls sales|regl regional|rgnl regional|rgn regional|supp support|netwk network|anlst analyst|anlyst analyst|anylst analyst|analst analyst|genlst generalist|specialst specialist|spclst specialist|mech mechanical|civ civil|
mktng marketing|mkting marketing|mrktg marketing|mkt marketing|bus business|acct account|cntrlr controller|contrlr controller|treas treasurer|oper operations|opers operations|hlth health|tchr teacher|thpst therapist|
rsch research|facil facilities|constr construction|procmt procurement|transp transportation|invntry inventory|plng planning|plnr planner|pgmr programmer|dvlpr developer|dvlpmt development|devt development|
cnslt consultant|conslt consultant|assc associate|adjt adjunct|compl compliance|relns relations|rel relations|svcng servicing|prodn production|telecomm telecommunications|estg estimating|engrg engineering|engrng engineering|
assist assistant|asist asistente|aux auxiliar|gte gerente|superv supervisor|encarg encarregado|tec tecnico|dpto departamento|depto departamento|mantto mantenimiento|mant mantenimiento|comml commercial|servs services`;

/** Short forms that mean something else alone. */
const SHORT_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bbus(?:iness)?\.? dev(?:\.|\b)/g, 'business development'],
  [/\binfo\.? ?sec(?:\.|\b)/g, 'information security'],
  [/\breg\.? (?:affairs|affrs|aff)\b/g, 'regulatory affairs'],
  // In British hospitals a consultant is a doctor.
  [
    /\bconsultant (?=(?:cardi|dermat|neur|onc|gynaec|gynec|ophthalm|path|radi|ur|haemat|hemat|rheumat|nephr|endocrin|gastroenter|pulmon|immun|microbi|neonat|anaesthesi)ologist|[a-z]{3,12}(?:iatrician|iatrist|aesthetist|etrician)\b|surgeon\b|physician\b)/g,
    '',
  ],
  [/\btech\.? supp(?:\.|ort|\b)/g, 'technical support'],
  [/\bsys\.? adm(?:in)?\b\.?/g, 'systems administrator'],
  [/\bsys\.? (?=adm|eng|anal|anl|arch|dev)/g, 'systems '],
  [/\bfin\.? (?=an|mgr|man|dir|plan|ctrl|cont|rep|op)/g, 'financial '],
  [/\bqual\.? (?=mgr|man|eng|insp|dir|cont|ass|tech|anal|sup)/g, 'quality '],
  [/\bspec\.?$/g, 'specialist'],
  [/\bfin\.(?=$| )/g, 'financial'],
  [/(?<=[a-z.] )adm\b\.?(?= ?$| ?[,/|-]| (?:jr|pleno|sr|senior|junior)\b)/g, 'administrativo'],
  [/\bger\. (?=de |do |da |geral|com|adm|fin)/g, 'gerente '],
  [/\benc\. (?=de |do |da |del )/g, 'encarregado '],
  [/\bop\. (?=de |do |da )/g, 'operador '],
  [/\bsup\. (?=de |do |da |del )/g, 'supervisor '],
  [/\bcoord\. (?=de |do |da |del |com|adm|log|ped|fin)/g, 'coordenador '],
  [/\bkier\. /g, 'kierownik '],
  [/\bst\. (?=spec|ref|insp)/g, 'starszy '],
  [/\bml\. (?=spec|ref|insp)/g, 'mlodszy '],
  // In Danish and Swedish a 'chef' leads.
  [/\b(hr|it|pr)[- ](?:chef|sjef)\b/g, '$1 manager'],
  [/\bvpo?e\b/g, 'vp of engineering'],
  [/\bvpop\b/g, 'vp of product'],
  [/(?<=[\p{sc=Han}\p{sc=Katakana}ー])se(?![a-z])/gu, 'システムエンジニア'],
  [/(?<=[\p{sc=Han}\p{sc=Katakana}ー])pg(?![a-z])/gu, 'プログラマー'],
];

/** 'bus. dev. mgr' -> 'business development mgr'. @param title in small letters */
export function writeOutPhrases(title: string): string {
  let written = title;
  for (const [short, long] of SHORT_PHRASES) written = written.replace(short, long);
  return written;
}

/** 'mgmt' -> 'management'. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  SHORT.split('|').map((pair) => pair.trim().split(' ') as [string, string]),
);
