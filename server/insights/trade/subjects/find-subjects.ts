import { type PhraseHit, PhraseSet } from '../phrase-set.ts';
import { SUBJECTS, type Subject } from './all-subjects.ts';

const subjects = new PhraseSet<Subject>(true);
for (const subject of SUBJECTS) for (const words of subject.words) subjects.add(words, subject);

/** @returns every place where a text speaks of a subject, in the order of the text */
export function findSubjects(text: string): PhraseHit<Subject>[] {
  return subjects.find(text);
}
