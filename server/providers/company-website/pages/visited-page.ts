import type { Topic } from '../site/site-links.ts';
import type { Page } from './read-page.ts';

export interface ReadPage {
  page: Page;
  /** Where it was found in the end. */
  url: URL;
}

/** A page of a company's website, with what it is about. */
export interface VisitedPage extends ReadPage {
  topic: 'home' | Topic;
}
