import type { ReactNode } from 'react';

/** The buttons at the end of a form or a dialog: the one that goes on is the last. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-3">{children}</div>;
}
