import { type Finding, find, type JudgedCase, textsOf } from '../judged-case.ts';
import { namesInFacts } from './language.ts';
import { fold, textsInFacts } from './matching.ts';

/** So many words in a row are a fact that was taken over. */
const CLAUSE = 5;
const MOST_FIELDS = 2;
const WORD = /[\p{L}\p{M}\p{N}%€$£₹]+/gu;

const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

function* clausesOf(words: readonly string[]): Generator<string> {
  for (let at = 0; at + CLAUSE <= words.length; at += 1) yield words.slice(at, at + CLAUSE).join(' ');
}

/** People × companies: how many facts stand in more than two fields? Names and titles say who somebody is, and do not count. */
export function findRepeatedFacts(cases: readonly JudgedCase[]): Finding[] {
  return cases.map((one) => {
    const repeated = repeatedIn(one);
    return find(one, repeated.length, repeated.join('\n  '));
  });
}

function repeatedIn(one: JudgedCase): string[] {
  const { facts } = one.person;
  const names = new Set(namesInFacts(facts).flatMap((name) => [...clausesOf(wordsOf(name))]));
  const fieldsOf = new Map(
    textsInFacts(facts).flatMap((fact) =>
      [...clausesOf(wordsOf(fact))]
        .filter((clause) => !names.has(clause))
        .map((clause) => [clause, new Set<string>()] as const),
    ),
  );
  for (const { field, text } of textsOf(one)) {
    for (const clause of clausesOf(wordsOf(text))) fieldsOf.get(clause)?.add(field);
  }
  const repeated: string[] = [];
  let last = '';
  for (const [clause, fields] of fieldsOf) {
    if (fields.size <= MOST_FIELDS) continue;
    // Neighbouring clauses are one fact.
    if (!last.endsWith(clause.split(' ').slice(0, -1).join(' ')))
      repeated.push(`"${clause} …" in ${[...fields].join(', ')}`);
    last = clause;
  }
  return repeated;
}
