import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { LoadFailed } from './load-failed.tsx';

interface LazyPartProps {
  /** Stands in its place while it is loaded, instead of the placeholder. */
  waiting?: ReactNode;
  /**
   * It could not be loaded, and the user leaves it at that: whoever wanted it shown takes that back. Without it nothing is said of a
   * part that nobody asked for.
   */
  onGiveUp?: (() => void) | undefined;
}

interface LazyPart<Props> {
  (props: Props & LazyPartProps): ReactNode;
  /** Loads it before it is shown; that it cannot be loaded is said when it is. */
  preload: () => void;
}

/** A component's chunk. */
interface Chunk<Props> {
  /** Undefined until it has been loaded. */
  readonly Content: ComponentType<Props> | undefined;
  /** Loads it, once; when that failed, again. */
  load: () => Promise<void>;
}

/**
 * A part of a page with a chunk of its own, which is loaded when the part is first shown: a dialog, a menu. Unlike React's `lazy` it
 * leaves the page as it is when the chunk cannot be loaded: it says so, and can be tried again.
 * @param placeholder stands in its place while it is loaded
 * @param closesByEscape Escape gives it up while it is loaded, as it closes it afterwards
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placeholder: ReactNode = null,
  closesByEscape = false,
): LazyPart<Omit<Props, keyof LazyPartProps>> {
  const chunk = chunkOf(load);
  return Object.assign(
    ({ waiting = placeholder, onGiveUp, ...props }: Omit<Props, keyof LazyPartProps> & LazyPartProps) => (
      <Part {...{ chunk, closesByEscape, waiting, onGiveUp }} props={props as unknown as Props} />
    ),
    { preload: () => void chunk.load().catch(() => undefined) },
  );
}

function chunkOf<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Chunk<Props> {
  let Content: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  async function begin() {
    try {
      Content = (await load()).default;
    } finally {
      loading = undefined;
    }
  }
  return {
    get Content() {
      return Content;
    },
    load: () => {
      loading ??= Content ? Promise.resolve() : begin();
      return loading;
    },
  };
}

type PartProps<Props> = LazyPartProps & { chunk: Chunk<Props>; closesByEscape: boolean; props: Props };

function Part<Props extends object>({ chunk, closesByEscape, waiting, onGiveUp, props }: PartProps<Props>) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(chunk.Content ? 'ready' : 'loading');
  useEffect(() => {
    if (state !== 'loading') return;
    let isShown = true;
    const change = (next: 'ready' | 'failed') => () => {
      if (isShown) setState(next);
    };
    chunk.load().then(change('ready'), change('failed'));
    return () => {
      isShown = false;
    };
  }, [chunk, state]);
  useEffect(() => {
    if (!closesByEscape || state !== 'loading') return;
    const giveUp = ({ key }: KeyboardEvent) => key === 'Escape' && onGiveUp?.();
    window.addEventListener('keydown', giveUp);
    return () => window.removeEventListener('keydown', giveUp);
  }, [closesByEscape, state, onGiveUp]);
  if (chunk.Content && state === 'ready') return <chunk.Content {...props} />;
  return (
    <>
      {waiting}
      {state === 'failed' && onGiveUp && <LoadFailed onRetry={() => setState('loading')} onClose={onGiveUp} />}
    </>
  );
}
