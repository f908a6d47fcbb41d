import type { Place } from '../../providers/profile-facts.ts';
import type { SizeRange } from '../own-company/company-size.ts';
import { isServed, type ServiceArea } from '../own-company/service-area.ts';
import { withArticle } from '../wording/place.ts';
import type { Grade, GradedPart } from './score-fit.ts';

interface ReachFacts {
  /** Where the company sits, else the person. */
  place: Place | undefined;
  /** Employees; undefined when unknown. */
  size: number | undefined;
}

/** Where the user speaks of no size: below the first a company buys little, from the last on slowly, and between the others best. */
const USUAL_SIZES = { tiny: 5, little: 10, from: 250, to: 5_000, slow: 12_000 };

/**
 * Grades whether the prospect can be served: by place and size. Whether somebody posts tells nothing: those who sell post most.
 */
export function gradeReach(own: { area: ServiceArea; sizes: SizeRange | undefined }, facts: ReachFacts): GradedPart {
  const reasons: string[] = [];
  let grade = 2;
  const { place, size } = facts;
  const served = place === undefined ? undefined : isServed(own.area, place);
  if (served === true) {
    grade += 1;
    reasons.push(`you sell in ${withArticle(place?.country ?? place?.city ?? 'their place')}`);
  } else if (served === false) {
    grade -= 2;
    reasons.push(`${withArticle(place?.country ?? 'the place')} is not among the places you name`);
  }
  if (size !== undefined && own.sizes !== undefined) {
    const fits = size >= own.sizes.least && size <= own.sizes.most;
    const isNear = size * 2 >= own.sizes.least && size <= own.sizes.most * 2;
    grade += fits ? 1 : isNear ? 0 : -1;
    const employees = size === 1 ? 'one employee' : `${size.toLocaleString('en-US')} employees`;
    const compared = size < own.sizes.least ? 'smaller' : 'larger';
    if (fits) reasons.push(`with ${employees} the company is within the sizes you name`);
    else
      reasons.push(
        `with ${employees} the company is ${isNear ? 'close to the sizes' : `${compared} than the companies`} you name`,
      );
  }
  if (size !== undefined && own.sizes === undefined) {
    const usual = gradeUsualSize(size);
    grade += usual.grade;
    if (usual.because !== undefined) reasons.push(usual.because);
  }
  if (reasons.length === 0) reasons.push('nothing speaks for or against it');
  return { grade: Math.max(0, Math.min(4, grade)) as Grade, because: reasons.join(', and ') };
}

/** What is true of most offers: a handful of people need little of it, and a giant has its own people and contracts. */
function gradeUsualSize(size: number): { grade: -2 | -1 | 0 | 1; because?: string } {
  const { tiny, little, from, to, slow } = USUAL_SIZES;
  const employees = size === 1 ? 'one employee' : `${size.toLocaleString('en-US')} employees`;
  if (size < little) return { grade: size < tiny ? -2 : -1, because: `a company with ${employees} may buy little` };
  if (size >= slow) return { grade: -1, because: `a company with ${employees} may buy slowly` };
  return size >= from && size < to
    ? { grade: 1, because: `with ${employees} the company is large enough for such purchases` }
    : { grade: 0 };
}
