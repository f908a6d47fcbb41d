const INITIAL = /^\p{Lu}\.?$|^(?:\p{Lu}\.)+\p{Lu}?$|^\p{Lu}\.(?:-\p{Lu}\.){1,3}$/u;

/** Whether a word of a name stands for one or more: 'J', 'J.', 'J.R.'. */
export function isInitial(word: string): boolean {
  return INITIAL.test(word);
}
