import type { EarlyUse } from './app/early-use.ts';

/**
 * Runs before the first paint of a page that the build has drawn, as a small script of its own: says whose page it is, so that
 * members see nothing that is for visitors; loads the app once there is something to see, or says that it cannot; and keeps what
 * is done until then (app/early-use.ts).
 */
(() => {
  /** From the load of styles and fonts to that of the app, should the browser not tell of its first paint. */
  const LONGEST_WAIT_MS = 1_000;
  const page = document.documentElement;
  try {
    const user = JSON.parse(localStorage.getItem('store') ?? '{}').state?.user;
    if (user?.isAuthenticated && user.token) page.dataset.member = '';
  } catch {
    // Nothing that can be read: a visitor.
  }
  if (location.hash.length > 1) page.dataset.fragment = '';

  // The app's modules, of which the first starts it.
  let modules = document.currentScript?.dataset.modules?.split(' ') ?? [];
  function loadApp(): void {
    for (const href of modules)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    for (const src of modules.slice(0, 1))
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
    modules = [];
  }
  // After the first paint, before which the network has better to do. A page in the background is not painted.
  if (!document.hidden) new PerformanceObserver(loadApp).observe({ type: 'paint', buffered: true });
  for (const name of ['load', 'visibilitychange']) addEventListener(name, () => document.hidden && loadApp());
  addEventListener('load', () => setTimeout(loadApp, LONGEST_WAIT_MS));

  const keeping = new AbortController();
  const early: EarlyUse = { last: null, end: () => keeping.abort() };

  function note(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const form = target.closest('form');
    if (event.type === 'submit') {
      event.preventDefault();
      early.last = form;
    } else if (event.type === 'click')
      early.last = target.closest<HTMLElement>('button:not([type=submit])') ?? early.last;
    // A form whose button is disabled is not submitted by itself.
    else if ((event as KeyboardEvent).key === 'Enter' && target.matches('input')) early.last = form;
  }
  for (const name of ['click', 'submit', 'keydown'])
    addEventListener(name, note, { capture: true, signal: keeping.signal });
  window.earlyUse = early;

  /** Without the app the page does nothing: says so, once, when a module of it cannot be loaded or run. */
  function sayFailed(event: Event): void {
    const isOfPage = event.target instanceof Element && !(event.target instanceof HTMLScriptElement);
    if (isOfPage || document.querySelector('[data-app-failed]')) return;
    const text = document.createElement('p');
    text.role = 'alert';
    text.dataset.appFailed = '';
    text.className = 'fixed inset-x-0 bottom-0 z-70 border-t border-lead bg-pane px-4 py-3 text-center text-rose';
    const link = Object.assign(document.createElement('a'), {
      href: location.href,
      textContent: 'Reload the page',
      className: 'inline-flex min-h-6 items-center font-medium text-cobalt underline pointer-coarse:min-h-11',
    });
    text.append('Leadlight could not be loaded. Check your connection. ', link);
    document.body.append(text);
  }
  for (const name of ['error', 'unhandledrejection'])
    addEventListener(name, sayFailed, { capture: true, signal: keeping.signal });
})();
