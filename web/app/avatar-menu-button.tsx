import { lazy, Suspense, useState } from 'react';
import { useSession } from '../api/session.ts';

const loadMenu = () => import('./avatar-menu.tsx');
const AvatarMenu = lazy(loadMenu);

/** The classes of the round button, before and after its menu's chunk has arrived. */
export const avatarClass =
  'inline-flex size-9 items-center justify-center rounded-full bg-cobalt font-semibold text-on-bright transition hover:brightness-110 pointer-coarse:size-11';

/** The avatar: the first letter of the username, or U. Its menu is loaded when a pointer or the focus comes near. */
export function AvatarMenuButton() {
  const username = useSession((user) => user.username);
  const [wanted, setWanted] = useState(false);
  const letter = [...username.trim()][0]?.toUpperCase() ?? 'U';
  const button = (
    <button
      type="button"
      aria-label="Account menu"
      aria-haspopup="menu"
      className={avatarClass}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    >
      {letter}
    </button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <AvatarMenu letter={letter} />
    </Suspense>
  );
}
