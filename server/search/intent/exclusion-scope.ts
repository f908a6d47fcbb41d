import type { Meaning } from './candidates/candidate.ts';
import type { Joint } from './languages/read-languages.ts';

/** 'excluding consultants, agencies and coaches' leaves out people by what they do and by where they do it. */
const isKindOfPeople = (kind: Meaning['kind'] | null) => kind === 'title' || kind === 'industry';

/**
 * Follows how far an exclusion reaches: 'not' to the end of the phrase, 'excluding' over a list with commas, a bracket to its
 * end, a minus sign over one thing; each takes in one kind of thing.
 */
export class ExclusionScope {
  #mode: 'none' | 'phrase' | 'list' | 'bracket' | 'one' = 'none';
  #kind: Meaning['kind'] | null = null;
  /** Of a list: a word has come that is none of a list. */
  #isLeft = false;

  /** A word or mark between what is named. @param opensBracket a bracket follows it */
  meet(mark: string | undefined, joints: readonly Joint[], opensBracket: boolean): void {
    if (mark !== undefined) this.#meetMark(mark);
    else this.#meetWord(joints, opensBracket);
  }

  #meetWord(joints: readonly Joint[], opensBracket: boolean): void {
    if (this.#kind !== null && !joints.includes('list')) this.#isLeft = true;
    // 'no' is 'in the' in Portuguese.
    const isNot = joints.includes('not') && !joints.includes('in');
    if (isNot || joints.includes('exclude')) {
      this.#mode = opensBracket ? 'bracket' : isNot ? 'phrase' : 'list';
      this.#kind = null;
      this.#isLeft = false;
    } else if (this.#kind !== null && this.#mode !== 'bracket' && (joints.includes('that') || joints.includes('with')))
      this.#end();
  }

  /** Whether what is named next is excluded. */
  takesIn(kind: Meaning['kind'], isAdjacent = false): boolean {
    if (this.#mode === 'none') return false;
    if (this.#mode === 'bracket') return true;
    // 'not franchised McDonald's': what stands side by side is excluded together, but for a place.
    const goesOn = isAdjacent && kind !== 'place' && this.#mode === 'phrase';
    const isOfList = this.#mode === 'list' && !this.#isLeft && isKindOfPeople(kind) && isKindOfPeople(this.#kind);
    if (this.#kind !== null && this.#kind !== kind && !goesOn && !isOfList) {
      this.#end();
      return false;
    }
    this.#kind = kind;
    if (this.#mode === 'one') this.#end();
    return true;
  }

  #meetMark(mark: string): void {
    if (mark === '-not') {
      this.#mode = 'one';
      this.#kind = null;
    } else if (this.#mode === 'bracket') {
      if (mark === ')') this.#end();
    } else if (mark === ',') {
      if (this.#mode === 'phrase') this.#end();
    } else if (/^[.;|—()]$/.test(mark) && (this.#kind !== null || this.#mode === 'phrase')) this.#end();
  }

  #end(): void {
    this.#mode = 'none';
    this.#kind = null;
  }
}
