import type { Place } from '../../providers/profile-facts.ts';
import type { SizeRange } from '../own-company/company-size.ts';
import { isServed, type ServiceArea } from '../own-company/service-area.ts';
import type { Grade, GradedPart } from './score-fit.ts';

interface ReachFacts {
  /** Where the company sits, else the person. */
  place: Place | undefined;
  /** Employees; undefined when unknown. */
  size: number | undefined;
  /** Days since the newest post; undefined when none is known. */
  lastPostDaysAgo: number | undefined;
}

const ACTIVE_DAYS = 120;

/** Grades whether the prospect can be served and reached: place, size, and whether the person is active on the network. */
export function gradeReach(own: { area: ServiceArea; sizes: SizeRange | undefined }, facts: ReachFacts): GradedPart {
  const reasons: string[] = [];
  let grade = 2;
  const { place, size, lastPostDaysAgo } = facts;
  const served = place === undefined ? undefined : isServed(own.area, place);
  if (served === true) {
    grade += 1;
    reasons.push(`you sell in ${place?.country ?? place?.city ?? 'their place'}`);
  } else if (served === false) {
    grade -= 2;
    reasons.push(`${place?.country ?? 'the place'} is not among the places you name`);
  }
  if (size !== undefined && own.sizes !== undefined) {
    const fits = size >= own.sizes.least && size <= own.sizes.most;
    const isNear = size * 2 >= own.sizes.least && size <= own.sizes.most * 2;
    grade += fits ? 1 : isNear ? 0 : -1;
    const employees = size === 1 ? 'one employee' : `${size.toLocaleString('en-US')} employees`;
    const less = size < own.sizes.least ? 'fewer' : 'more';
    if (fits) reasons.push(`${employees} is a size you speak of`);
    else
      reasons.push(
        isNear ? `${employees} is close to what you speak of` : `${employees} are ${less} than you speak of`,
      );
  }
  if (lastPostDaysAgo !== undefined && lastPostDaysAgo <= ACTIVE_DAYS) {
    grade += 1;
    reasons.push('they post on the network');
  }
  if (reasons.length === 0) reasons.push('nothing speaks for or against it');
  return { grade: Math.max(0, Math.min(4, grade)) as Grade, because: reasons.join(', ') };
}
