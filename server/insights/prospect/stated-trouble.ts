import { ExpressionIndex } from '../wording/expression-index.ts';
import { isEnglish, type Language, languageOf } from '../wording/language-of.ts';
import { splitPost } from './split-post.ts';

/** Words of somebody who speaks of themselves or of their own people, in the languages that are read. */
const FIRST_PERSON = new ExpressionIndex(
  /(?<![\p{L}\p{M}])(?:I|i['’]m|i['’]ve|my|me|myself|we|we['’]re|we['’]ve|our|us|ich|mir|mich|mein\p{L}{0,2}|wir|uns|unser\p{L}{0,2}|man|je|j['’]\p{L}+|moi|mon|ma|mes|nous|notre|nos|yo|mi|mis|me|nosotros|nuestr[oa]s?|necesito|tengo|preparamos|nos|podemos|cuadro|desperté|eu|meu|minha|nós|nosso|nossa|io|mio|mia|noi|nostr[oaie]|abbiamo|ik|mijn|wij|ons|onze|main|mujhe|mera|mere|meri|hum|hamar[aei]|maine)(?![\p{L}\p{M}])/iu,
);
/** Something goes wrong, costs too much or is missing, now. */
const TROUBLE = new ExpressionIndex(
  /\b(?:(?:am|are|['’]m|['’]re) (?:\p{L}+ )?(?:tired|sick) of \p{L}|fed up|running out of|run(?:ning)? on empty|struggl(?:e|es|ing)|stuck (?:in|with|between|on)|frustrat(?:ed|ing)|overwhelmed|drowning|swamped|exhausted|burn(?:t|ing) out|firefighting|short[- ]staffed|short of|understaffed|left explaining|squeez(?:es|ing) (?:me|us)|going crazy|at my wits)/iu,
  /\b(?:hate on-call|woken up by|no idea (?:why|how|where)|do not (?:know where to start|sleep)|don['’]t (?:know where to start|sleep)|cannot (?:find|get|keep up|cope|wait)|can['’]t (?:find|get|keep up|cope|wait)|pray for me|send help|wish me luck|one hurts|is a joke|are a joke|biggest (?:problem|headache|challenge)|my mistake|take up pottery|budget season)/i,
  /\bstill (?:typ\w+|redlin\w+|fight\w*|wait\w*|look(?:ing)? for|search\w*|hav(?:e|en['’]t|ing) not|have no|haven['’]t|do(?:ing)? (?:it|this|that|everything|all)|us(?:e|ing) (?:excel|paper|spreadsheets)|copy\w*|enter\w*|shipping too|pick\w* (?:from|with|by)|chas\w+|by hand|manually|on paper|in excel|run on (?:excel|paper))/i,
  /\b(?:need to fix|have to fix|has to change|nobody (?:had read|owns|knew|knows|told us|can tell)|giv(?:e|ing) away \d|costs (?:us|me) \p{N}|reject(?:ed|s)? (?:at|by)|los(?:e|ing) (?:money|customers|people)|people missing|too few (?:people|hands)|one person with|on hold because|takes? (?:us )?\d+ (?:days|weeks|months)|crashed .{0,40}(?:again|third|second|fourth)|i am the one who|keeps? (?:failing|breaking|crashing)|at \d+ ?% attrition|instead of shipping|(?:third|fourth|fifth) (?:late|\S+ questionnaire)|pages? me at night|40 phone calls|sheets? from \d|it is embarrassing|late again|again late|every landlord|missing on (?:nights|days))/iu,
  /\b(?:need \d+ \p{L}+ .{0,40}(?:have|has|got) \d+|one lawyer|lost a .{1,12}deal|(?:tariff|prices?|costs?) up again|answers? (?:letters|mails?|e-?mails?) slower|left explaining|cleaning up .{0,30}nobody)/iu,
  /\b(?:(?:i am|i['’]m|we are|we['’]re|my team is) (?:still )?(?:behind|late|losing|missing|lost|desperate|stretched|buried|struggling|worn out|out of (?:time|people|stock|ideas|patience))|(?:keeps?|kept) me (?:up|awake)|driv(?:es?|ing) (?:me|us) (?:mad|crazy|nuts)|do(?:es)? not (?:have|get) enough|don['’]t (?:have|get) enough|not enough (?:people|hands|hours|time|drivers|staff|data)|too (?:many|much) \p{L}+ (?:and|for) (?:me|us|one)|wast(?:e|es|ing) (?:hours|days|half|so much|time|money)|eats? (?:up )?(?:my|our)|hours? (?:a|per|every) (?:day|week) (?:on|typing|copying|searching|chasing|filling)|has to end|must stop|help(?:less)? needed|i need help|we need help|any(?:one|body) else (?:fighting|struggling|facing|seeing)|no idea (?:what|who|when)|another (?:breakdown|outage|complaint|recall|resignation|week lost|all-nighter)|(?:third|fourth|fifth|sixth) (?:time|night|week|day|month) (?:this|in a row|running)|burn(?:ing|t|ed)? (?:me )?out|at the limit|sleepless|nightmare|headache|hurts? us|bleeding|leaking (?:money|revenue|margin)|every (?:day|week|month|night) (?:we|i) (?:lose|waste|spend|chase|fight|fix|correct|explain)|we (?:lose|waste|overpay|miss)\b|cannot (?:explain|see|tell|trace|plan)|can['’]t (?:explain|see|tell|trace|plan))/iu,
  /\b(?:there must be a better way|need a better (?:answer|way)|(?:not|hardly|never) sustainable|sleep(?:ing)? badly|i am done with|too old for this|tired of it|a complaint with|never any \p{L}+ (?:on|in|at)|chasing \p{L}+|(?:software|system|server|till|machine|line|printer|app|portal|network) (?:hung|died|crashed|broke|froze|is down|was down|went down)|i have lost (?:two|three|four|\d+)|till midnight|signing .{1,20} at \d|and my head|(?:does|do) not match|(?:its|their) \p{L}+ differently|all in excel|wrist strain|changed again|only (?:mr|ms|mrs)\.? \p{L}+ understands|attendance on paper|whatsapp groups)\b/iu,
);
const FOREIGN_TROUBLE = {
  de: /(?:immer noch (?:mit|auf|von hand|manuell|per|ohne|nicht|kein\p{L}*)|keine ahnung|weiß (?:gerade |ich )?nicht|verlieren (?:wir )?(?:da )?(?:richtig |viel )?(?:geld|kunden|zeit)|null bewerbungen|niemand(?:em)? (?:sagen|weiß|kann|beigebracht|gelesen)|beigebracht|keinen spaß|fehlen uns|uns fehl\p{L}+|finden (?:einfach )?keine|genervt|überlastet|am limit|kommen nicht (?:hinterher|nach)|halbe woche mit|sitze (?:ich )?(?:gerade |schon )?wieder an|patche|suchen wir den|wir suchen die ware|keine rundung|kostet uns|ins museum|dauert uns zu lange|zettelwirtschaft|steht (?:schon )?seit|nicht lieferbar|verdient man kein geld|war(?:en)? defekt|ratlos|(?:mir|uns) fehl(?:t|en)|wieder auf der falschen|wieder (?:zu spät|kaputt|defekt|ausgefallen)|könnte schreien|kann so nicht (?:bleiben|weitergehen)|tippt .{1,40} ab\b|verdoppelt, weil|zum (?:heulen|verzweifeln)|nervt)/iu,
  es: /(?:todavía (?:\p{L}+ ){0,2}(?:con|en|a mano|sin)|aún (?:\p{L}+ ){0,2}(?:a mano|en papel|sin)|necesito (?:vacaciones|ayuda|gente)|no (?:damos|doy) abasto|nos falta\p{L}*|me falta\p{L}*|hart[oa] de|perdemos|un solo excel|perdid[ao]s entre|así no podemos|no podemos (?:seguir|más)|quita el sueño|me desperté|horas de retraso|en excel, a mano|no existe|otra vez (?:tarde|parad[oa]|rot[oa])|no encuentro|no encontramos|no sé (?:cómo|por qué|dónde))/iu,
  fr: /(?:n[’']a pas encore|toujours (?:à la main|sur papier|sous excel|en attente)|encore (?:à la main|sur papier|sous excel)|nous manque|il (?:me|nous) manque|marre de|je ne sais (?:pas|plus)|nous perdons|on perd|débordée?s?|j[’']en ai assez|ne peut plus durer|nous coûte|en panne|à bout|encore en retard|n[’']arrivons (?:pas|plus)|n[’']arrive (?:pas|plus)|galère)/iu,
  pt: /(?:ainda (?:\p{L}+ ){0,2}(?:à mão|no papel|em papel|na planilha|sem)|não (?:aguento|damos conta|dou conta|consigo|conseguimos|sei (?:como|por que|onde))|falta(?:m)? gente|nos falta\p{L}*|perdemos|estamos perdendo|cansad[oa] de|assim não dá|não dá mais|parad[oa]s? há|quebrou de novo|tira o (?:nosso )?sono|atrasad[oa]s? de novo)/iu,
  it: /(?:arriva(?:no)? rott\p{L}|ancora (?:\p{L}+ ){0,2}(?:a mano|su carta|con excel|senza)|non (?:riusciamo|riesco|so (?:come|perché|dove))|ci manca\p{L}*|mi manca\p{L}*|stiamo perdendo|perdiamo|stanc[oa] di|così non (?:va|si può)|di nuovo (?:ferm\p{L}+|rott\p{L}+|in ritardo)|toglie il sonno|ferm[oa] da)/iu,
  nl: /(?:nog steeds (?:\p{L}+ ){0,2}(?:met de hand|op papier|in excel|geen|zonder)|komen (?:we )?(?:handen|mensen) tekort|lukt (?:ons|me|het) niet|verliezen (?:we )?|geen idee (?:waarom|hoe|waar)|weet (?:ik )?niet (?:hoe|waarom|waar)|kom(?:en)? er niet uit|zo kan het niet|alweer (?:te laat|kapot|stuk)|staat (?:al )?stil|slapeloze)/iu,
  'hi-Latin':
    /(?:sab excel|excel me[in]?\b|raat (?:ke|ko) \d+|pata (?:hi )?nahi|samajh nahi|nahi (?:ho raha|mil raha|mil rahe|aata|chalta)|sabse bada problem|problem hai|pareshan|dimaag kharab|bp badh|(?:accuracy|score) .{0,12}hi hai|\d+% hi hai|galat (?:aur|ho)|din gaya|yahi kahani|chhutti pe|baitha hoon|phone band|ro raha|thak ga|phir se (?:down|band|kharab)|pending hai|nahi utha)/iu,
} as const satisfies Partial<Record<Language, RegExp>>;
const ANY_FOREIGN_TROUBLE = new ExpressionIndex(...Object.values(FOREIGN_TROUBLE));
/** It was so, and is no more; or it is somebody else's. */
const OVER = new ExpressionIndex(
  /\b(?:no longer|used to|not any ?more|any ?more|we (?:have )?(?:solved|fixed)|i (?:have )?(?:solved|fixed)|(?:is|was|are|were) (?:solved|fixed|over(?! (?:budget|target|the|our)))|went from|from \d+[^.]{0,30} to \d+|until we|since we (?:moved|switched|changed)|those days|years ago|back then|gehört der vergangenheit|früher|endlich (?:vorbei|geschafft)|ya no|n[’']est plus|não é mais|non è più|niet meer)\b/iu,
);
/** What is said of somebody else, or would only be so. */
const NOT_OWN = /^if (?!.*\bone more\b)|\byou are\b|\byou['’]re\b|\bare you(?:r)?\b/iu;
const ADDRESSED = new ExpressionIndex(
  /(?<!\p{L})(?:your|you|sie|ihre?n?|ihnen|vous|votre|tu|tus|usted|seu|sua|jullie|uw|aapka|aapko)(?!\p{L})/iu,
);
/** Looks for a job: no trouble at work. */
const OUT_OF_WORK = new ExpressionIndex(
  /(?:without a job|between jobs|open to work|opentowork|my next (?:role|job)|applications, \d|bewerbungen, (?:drei|\d)|neue stelle|neuen aufgabe|en búsqueda activa|job search|position was cut|laid off)/iu,
);

/** Whether somebody speaks of themselves or of their own people. */
export function speaksOfThemselves(sentence: string): boolean {
  return FIRST_PERSON.test(sentence);
}

/** 'Spent the day cleaning up' leaves out 'I'. */
const LEFT_OUT = /^(?:spent|lost|found|stuck|woke|sat|worked|fixed|still) /i;

/** Trouble at work that somebody states of themselves, and the sentences around it. */
export interface StatedTrouble {
  sentence: string;
  before: string | undefined;
  after: string | undefined;
}

/**
 * @param sentences of the text
 * @returns the first trouble at work that a text states in the first person and the present; undefined when it states none
 */
export function findStatedTrouble(
  text: string,
  sentences: readonly string[] = splitPost(text),
): StatedTrouble | undefined {
  // Hardly any text states trouble, and one look at all of its sentences shows it.
  if (!mayStateTrouble(sentences.join(' ')) || OUT_OF_WORK.test(text)) return undefined;
  for (const [at, sentence] of sentences.entries()) {
    if (OVER.test(sentence) || NOT_OWN.test(sentence) || !statesTrouble(sentence, text)) continue;
    const around = [sentences[at - 1], sentence, sentences[at + 1]].filter((one) => one !== undefined);
    if (!around.some((one) => FIRST_PERSON.test(one) || LEFT_OUT.test(one))) continue;
    if (ADDRESSED.test(sentence) && !FIRST_PERSON.test(sentence)) continue;
    if (around.some((one) => OVER.test(one))) continue;
    return { sentence, before: sentences[at - 1], after: sentences[at + 1] };
  }
  return undefined;
}

function mayStateTrouble(text: string): boolean {
  return TROUBLE.test(text) || ANY_FOREIGN_TROUBLE.test(text);
}

function statesTrouble(sentence: string, text: string): boolean {
  if (TROUBLE.test(sentence)) return true;
  // Which language it is matters only for what would be trouble in one of them.
  if (!ANY_FOREIGN_TROUBLE.test(sentence)) return false;
  // Two languages in one post are told by neither.
  if (FOREIGN_TROUBLE['hi-Latin'].test(sentence) || !isEnglish(sentence)) return true;
  const language = languageOf(text);
  return language !== undefined && language in FOREIGN_TROUBLE
    ? FOREIGN_TROUBLE[language as keyof typeof FOREIGN_TROUBLE].test(sentence)
    : false;
}
