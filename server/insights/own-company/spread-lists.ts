const LIST =
  /(?<![\p{L}-])([\p{L}-]{1,30})(?:, ([\p{L}-]{1,30}))?,? (?:and|or|&|und|oder|y|et|e|aur) ([\p{L}-]{1,30}) ([\p{L}-]{1,30})/gu;

/** 'temperature and humidity loggers' as 'temperature loggers': what a list names, each in full, a line each. */
export function spreadLists(text: string): string {
  return Array.from(text.matchAll(LIST), ([, first, second, , thing]) =>
    [first, second].flatMap((word) => (word === undefined ? [] : [`${word} ${thing}`])).join('\n'),
  ).join('\n');
}
