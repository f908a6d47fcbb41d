import { threadWork } from '../../../platform/threads/thread-work.ts';
import type { Page } from '../../../providers/company-website/pages/read-page.ts';
import { readModelLines } from './read-model-lines.ts';
import { writeDescription } from './write-description.ts';

export interface DescribeTask {
  home: Page;
  /** Where the home page was found. */
  href: string;
  about?: Page;
}

/** What pages say of their company: as the rules write it, null when they say nothing, and line by line for a model. */
export default threadWork(({ home, href, about }: DescribeTask) => ({
  byRules: writeDescription(home, new URL(href), about),
  lines: readModelLines(about ? [home, about] : [home]),
}));
