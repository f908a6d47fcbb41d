import { type Finding, find, type JudgedCase, textOf } from '../judged-case.ts';
import { firstNamed } from './matching.ts';

const painOf = (one: JudgedCase): string => textOf(one, 'painPoints');
const shownBy = ({ person }: JudgedCase): readonly string[] => person.judgement.pain?.words ?? [];

/** People who show no trouble: is pain written for them? */
export function findInventedPain(cases: readonly JudgedCase[]): Finding[] {
  return cases.filter((one) => shownBy(one).length === 0).map((one) => find(one, painOf(one) !== '', painOf(one)));
}

/** People who show trouble: is it written? */
export function findPainDelivered(cases: readonly JudgedCase[]): Finding[] {
  return cases
    .filter((one) => shownBy(one).length > 0)
    .map((one) => find(one, painOf(one) !== '', shownBy(one).join(' | ')));
}

/** Those for whom pain was rightly written: is it the trouble they show? */
export function findRightPain(cases: readonly JudgedCase[]): Finding[] {
  return cases
    .filter((one) => shownBy(one).length > 0 && painOf(one) !== '')
    .map((one) =>
      find(
        one,
        firstNamed(painOf(one), shownBy(one)) !== undefined,
        `${painOf(one)}\n  shown: ${shownBy(one).join(' | ')}`,
      ),
    );
}
