import { isParticle, isServantOf } from './particles.ts';
import { plainLetters } from './plain-letters.ts';

/** Given names of two words, as they are usual in a language; the hyphen of 'Jean-Pierre' is often left out. */
const SECOND_WORDS: Readonly<Record<string, string>> = {
  ana: 'maria paula isabel lucia carolina clara beatriz luiza luisa cristina sofia laura carla julia rosa teresa',
  antonio: 'jose carlos',
  anna: 'maria lena sophia',
  anne: 'marie sophie laure claire cecile lise charlotte catherine kathrin katrin',
  billy: 'bob joe ray jean',
  carlos: 'alberto eduardo andres',
  gian: 'luca marco carlo paolo franco piero maria',
  hans: 'peter jurgen joachim dieter georg christian werner jorg ulrich',
  jean: 'pierre paul marc luc claude francois michel jacques louis baptiste philippe christophe marie yves charles rene sebastien noel',
  jo: 'ann anne ellen',
  joao: 'paulo pedro vitor victor carlos gabriel lucas',
  jesus: 'maria',
  jose: 'luis maria antonio manuel carlos miguel ignacio angel ramon juan francisco eduardo alberto javier pablo enrique',
  juan: 'carlos jose pablo manuel antonio francisco luis ignacio miguel david sebastian diego camilo esteban',
  karl: 'heinz friedrich',
  klaus: 'dieter peter jurgen',
  lee: 'ann anne',
  francisco: 'javier jose',
  luis: 'miguel carlos alberto fernando enrique angel eduardo antonio felipe',
  luiz: 'carlos felipe henrique fernando gustavo eduardo antonio',
  marco: 'antonio',
  maria:
    'jose luisa elena isabel teresa fernanda eugenia cristina victoria clara paula ines alejandra pia laura rosa jesus carmen dolores pilar angeles',
  marie: 'claire christine therese jose louise laure pierre eve france helene noelle luise',
  mary: 'ann anne jo beth lou kate jane ellen louise',
  miguel: 'angel',
  paul: 'henri emile',
  pedro: 'henrique pablo',
  peggy: 'sue',
  pier: 'paolo luigi giorgio',
  rosa: 'maria',
  sarah: 'jane',
  victor: 'hugo manuel',
  vitor: 'hugo',
};
const COMPOUNDS = new Map(Object.entries(SECOND_WORDS).map(([first, seconds]) => [first, new Set(seconds.split(' '))]));
/** 'María del Carmen', 'Maria de Lourdes', 'María de la Paz'. */
const DEVOTIONS =
  /^(?:del? |de l[ao]s? |das |dos |do |da )(?:almudena|amparo|angeles|angustias|asuncion|belen|camino|candelaria|caridad|carmen|carmo|cinta|conceicao|concepcion|consolacion|consuelo|coro|dolores|encarnacion|esperanza|estrella|fatima|fuensanta|gloria|gracia|gracas|guadalupe|guia|henar|jesus|lourdes|luz|mar|mercedes|milagros?|montana|monte|montserrat|nazare|nieves|paz|penha|piedad|pilar|prado|purificacion|refugio|remedios|rocio|rosario|sagrario|salud|socorro|soledad|trinidad|valle|victoria|vitoria)\b/;
/** 'José de Jesús', 'Juan de Dios', 'Rosa del Carmen'; in Portuguese 'de Jesus' is a family name. */
const OTHER_DEVOTIONS =
  /^(?:(?:antonio|felipe|jose|juan|manuel|teresa) de jesus|(?:ana|flor|rosa|luz) (?:de maria|del? carmen|del? pilar|del? rosario)|juan de dios)\b/;

const SAINTED = /^(?:la|le|da|el|st\.?)$/;

/** How many words at the beginning of a name are its first given name: 2 in 'Juan Carlos Pérez', else mostly 1. */
export function countGivenWords(words: readonly string[]): number {
  const first = plainLetters(words[0] ?? '');
  const second = plainLetters(words[1] ?? '');
  if (COMPOUNDS.get(first)?.has(second)) return 2;
  const devotion = countDevotionWords(words);
  if (devotion > 0) return devotion;
  // 'La Toya Jackson', 'St. John Smith'; 'Van der Berg' is a family name.
  if (words.length > 1 && SAINTED.test(first) && !isParticle(second, true)) return 2;
  if (isServantOf(first)) return /^(?:al|el|ar|as|ur)$/.test(second) ? 3 : 2;
  return 1;
}

/** How many words a Marian or other devotion has that a name begins with: 3 in 'María del Carmen', else 0. */
function countDevotionWords(words: readonly string[]): number {
  const plain = words.slice(0, 4).map(plainLetters);
  const first = plain[0] ?? '';
  if (/^ma(?:ria|\.)?$/.test(first)) {
    const devotion = DEVOTIONS.exec(plain.slice(1).join(' '))?.[0];
    return devotion === undefined ? 0 : 1 + devotion.split(' ').length;
  }
  return OTHER_DEVOTIONS.exec(plain.join(' '))?.[0].split(' ').length ?? 0;
}

/** Whether all of a name is such a given name. */
export function isDevotion(words: readonly string[]): boolean {
  return words.length > 2 && countDevotionWords(words) === words.length;
}
