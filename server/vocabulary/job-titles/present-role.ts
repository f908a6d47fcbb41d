/** What was, until the next sign that parts: 'Ex-Director at Acme', '(former CTO)'. */
const FORMER =
  /(?:^|[\s,;&|(•·/–—-])(?:ex|former|formerly|previously|past|erstwhile|ancien|ancienne|anciennement|ehemals|ehemaliger|ehemalige|fruher|vormals|anteriormente|antiguo|antigo|voorheen|già|gia|tidigare|tidligere|poprzednio|wczesniej|dawniej)(?:[\s:]+|\s?-\s?)(?!officio)[^|•·;,()]*/gu;
/** The employer, until the next sign that parts. */
const EMPLOYER =
  /(?:\s(?:at|bei|chez|presso|bij|hos|ved)\s+|\s?@\s?)(?!large\b|scale\b)[^|•·;,()/–—]*?(?=$|[|•·;,()/–—]|\s-\s)/gu;
/** What somebody does for others, with which titles do not begin. */
const PURPOSE =
  /(?<=^|[|•·;]\s?)(?:(?:i|we) [a-z]+|help (?:people|companies|businesses|teams|founders|you|your|clients|brands|startups|organi[sz]ations|others)|helping|(?:building|making|driving|creating) (?:the|a|an|something|it|things|products?|better|our|my|great|ai|growth|change|innovation|results|value|sales|revenue)|passionate|on a mission|empowering|enabling|turning|looking for|seeking|open to|actively looking)\s[^|•·;]*/gu;

/**
 * Takes out of a title what is not the present role: former roles, the employer, slogans.
 * @param folded as foldTitle writes it: 'tech lead (former cto) at acme'
 * @returns 'tech lead ()'
 */
export function keepPresentRole(folded: string): string {
  return folded.replace(FORMER, ' | ').replace(EMPLOYER, ' | ').replace(PURPOSE, ' | ');
}
