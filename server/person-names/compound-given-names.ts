import { isParticle, isServantOf } from './particles.ts';
import { plainLetters } from './plain-letters.ts';

/** Given names of two words, as they are usual in a language; the hyphen of 'Jean-Pierre' is often left out. */
const SECOND_WORDS: Readonly<Record<string, string>> = {
  ana: 'maria paula isabel lucia carolina clara beatriz luiza luisa cristina sofia laura carla julia rosa teresa',
  anna: 'maria lena sophia',
  anne: 'marie sophie laure claire cecile lise charlotte catherine kathrin katrin',
  billy: 'bob joe ray jean',
  carlos: 'alberto eduardo andres',
  gian: 'luca marco carlo paolo franco piero maria',
  hans: 'peter jurgen joachim dieter georg christian werner jorg ulrich',
  jean: 'pierre paul marc luc claude francois michel jacques louis baptiste philippe christophe marie yves charles rene sebastien noel',
  jo: 'ann anne ellen',
  joao: 'paulo pedro vitor victor carlos gabriel lucas',
  jose: 'luis maria antonio manuel carlos miguel ignacio angel ramon juan francisco eduardo alberto javier pablo enrique',
  juan: 'carlos jose pablo manuel antonio francisco luis ignacio miguel david sebastian diego camilo esteban',
  karl: 'heinz friedrich',
  klaus: 'dieter peter jurgen',
  lee: 'ann anne',
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
/** 'María del Carmen', 'Maria de Lourdes'. */
const DEVOTIONS =
  /^(?:del? |de los |de las |das |dos |do |da )(?:carmen|carmo|pilar|rosario|mar|rocio|angeles|mercedes|nieves|lourdes|fatima|jesus|dolores|gracas|conceicao|socorro|luz|concepcion|guadalupe|valle|consuelo|refugio|milagros)\b/;

const SAINTED = /^(?:la|le|da|el|st\.?)$/;

/** How many words at the beginning of a name are its first given name: 2 in 'Juan Carlos Pérez', else mostly 1. */
export function countGivenWords(words: readonly string[]): number {
  const first = plainLetters(words[0] ?? '');
  const second = plainLetters(words[1] ?? '');
  if (COMPOUNDS.get(first)?.has(second)) return 2;
  if (first === 'maria' || first === 'ma.' || first === 'ma') {
    const devotion = DEVOTIONS.exec(words.slice(1, 4).map(plainLetters).join(' '))?.[0];
    if (devotion !== undefined) return 1 + devotion.split(' ').length;
  }
  // 'La Toya Jackson', 'St. John Smith'; 'Van der Berg' is a family name.
  if (words.length > 1 && SAINTED.test(first) && !isParticle(second, true)) return 2;
  if (isServantOf(first)) return /^(?:al|el|ar|as|ur)$/.test(second) ? 3 : 2;
  return 1;
}
