import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { Root } from './app/root.tsx';
import { PAGES } from './app/routes.ts';
import { AppRouter } from './routing/router.tsx';

/** A page as a visitor sees it first. */
export interface DrawnPage {
  /** Of the page, and its tab where that is not the first one. */
  path: string;
  tab: string | undefined;
  /** Shown in the browser's tab. */
  title: string;
  /** What stands in the page's root element. */
  html: string;
}

/** Draws every page that the build has to draw; run by the build, in Node. */
export async function drawPages(): Promise<DrawnPage[]> {
  const drawn: DrawnPage[] = [];
  for (const { path, title, drawnTabs = [] } of PAGES)
    for (const tab of drawnTabs) drawn.push({ path, tab, title, html: await draw(path, tab) });
  return drawn;
}

async function draw(path: string, tab: string | undefined): Promise<string> {
  const address = tab === undefined ? path : `${path}?tab=${tab}`;
  const root = <Root withRouter={(app) => <AppRouter address={address}>{app}</AppRouter>} />;
  // In one piece: what comes later would be put into its place by a script in the page, which the security policy forbids.
  const { prelude } = await prerenderToNodeStream(root, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return text(prelude as NodeJS.ReadableStream);
}
