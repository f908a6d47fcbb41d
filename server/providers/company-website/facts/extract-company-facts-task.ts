import { threadWork } from '../../../platform/threads/thread-work.ts';
import type { Page } from '../pages/read-page.ts';
import type { VisitedPage } from '../pages/visited-page.ts';
import { extractCompanyFacts } from './extract-company-facts.ts';

/** As `VisitedPage`; an URL cannot be sent between threads. */
export interface SentPage {
  topic: VisitedPage['topic'];
  page: Page;
  href: string;
}

/** Sums up the pages of a website, in a thread. */
export default threadWork((pages: SentPage[]) =>
  extractCompanyFacts(pages.map(({ topic, page, href }) => ({ topic, page, url: new URL(href) }))),
);
