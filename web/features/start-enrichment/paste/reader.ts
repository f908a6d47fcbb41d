/** Reads profile URLs and says what is wrong with them: a chunk that nobody needs before something is typed. */
export { parseProfileLines, parseProfileUrl } from '../../../../shared/profile-url/profile-url.ts';
export { describeLines } from './describe-lines.ts';
export { WrongLines } from './wrong-lines.tsx';
