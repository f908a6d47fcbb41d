import { threadWork } from '../../platform/threads/thread-work.ts';
import type { Page } from './read-page.ts';
import { sumUpSite } from './sum-up-site.ts';
import type { VisitedPage } from './visit-site.ts';

/** As `VisitedPage`; an URL cannot be sent between threads. */
export interface SentPage {
  topic: VisitedPage['topic'];
  page: Page;
  href: string;
}

/** Sums up the pages of a website, in a thread. */
export default threadWork((pages: SentPage[]) =>
  sumUpSite(pages.map(({ topic, page, href }) => ({ topic, page, url: new URL(href) }))),
);
