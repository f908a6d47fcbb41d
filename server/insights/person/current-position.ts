/** Shared with the sources: the company they look up is the one of this position. */
export { type CurrentPosition, readCurrentPosition } from '../../providers/people/current-position.ts';
