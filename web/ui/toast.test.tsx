import { renderToStaticMarkup } from 'react-dom/server';
import { useToaster } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster, toast } from './toast.tsx';

function Durations({ tell }: { tell: (read: [string, number | undefined][]) => void }) {
  tell(useToaster().toasts.map(({ message, duration }) => [String(message), duration]));
  return null;
}

/** How long each toast stands that is there at the moment, in milliseconds. */
function readToasts(): Record<string, number | undefined> {
  let read = {};
  const tell = (durations: [string, number | undefined][]) => {
    read = Object.fromEntries(durations);
  };
  renderToStaticMarkup(<Durations tell={tell} />);
  return read;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  toast.remove();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('stand for 4 s, a success for 2 s, and loading until it is over', () => {
    toast('blank');
    toast.error('error');
    toast.success('success');
    toast.custom('custom');
    toast.loading('loading');
    expect(readToasts()).toEqual({
      blank: 4_000,
      error: 4_000,
      success: 2_000,
      custom: 4_000,
      loading: Number.POSITIVE_INFINITY,
    });
  });

  it('are at most twenty at once', () => {
    for (let count = 1; count <= 25; count++) toast(`toast ${count}`);
    expect(Object.keys(readToasts())).toHaveLength(20);
    expect(readToasts()).toHaveProperty('toast 25');
  });

  it('stand at the bottom, in the middle', () => {
    toast('here');
    const place = renderToStaticMarkup(<Toaster />)
      .match(/^<section [^>]*class="([^"]*)"/)?.[1]
      ?.split(' ');
    expect(place).toEqual(expect.arrayContaining(['fixed', 'inset-x-0', 'bottom-0', 'items-center']));
  });
});
