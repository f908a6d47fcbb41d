import { type MouseEvent, useState } from 'react';

/** How the button was pressed. */
type Wanted = 'touch' | 'other';

/**
 * For a button whose menu or panel is loaded when it is first wanted: loads it when a pointer or the focus comes near, and says when
 * it is to be shown, open. From then on the loaded part brings a button of its own.
 * @param popup what the button opens
 */
export function useOpener(preload: () => void, popup: 'dialog' | 'menu') {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  return {
    wanted,
    /** For the button that stands there until then. */
    button: {
      'aria-haspopup': popup,
      'aria-expanded': false,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: ({ nativeEvent }: MouseEvent) =>
        setWanted((nativeEvent as PointerEvent).pointerType === 'touch' ? 'touch' : 'other'),
    },
    giveUp: () => setWanted(null),
  };
}
