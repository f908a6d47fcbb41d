/** Words that most titles are made of; a misspelt one is set right only where nothing of the title was understood. */
const WORDS =
  'engineer,developer,recruiter,manager,accountant,director,designer,analyst,consultant,executive,specialist,marketing,coordinator,administrator,assistant,architect,officer,president,supervisor,technician,representative,scientist,programmer,associate,operations,engineering,development,finance,purchasing,procurement,secretary,receptionist,mechanic,electrician,teacher,professor,entrepreneur,founder,freelancer,researcher,strategist,copywriter,salesperson,cashier,supply,logistics,business'.split(
    ',',
  );
const SHORTEST = 6;
const LONGEST = 20;

/** 'Sofware Enginner' → 'sofware engineer': each word that is one slip away from one that many titles hold. */
export function respellTitle(title: string): string {
  return title
    .split(' ')
    .map((word) => (isLong(word) ? (WORDS.find((known) => known !== word && isOneSlip(word, known)) ?? word) : word))
    .join(' ');
}

const isLong = (word: string) => word.length >= SHORTEST && word.length <= LONGEST;

/** One letter added, left out, exchanged, or swapped with the next one. */
function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1);
  return (
    short.slice(same + 1) === long.slice(same + 1) ||
    (short[same] === long[same + 1] && short[same + 1] === long[same] && short.slice(same + 2) === long.slice(same + 2))
  );
}
