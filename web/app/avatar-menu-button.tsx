import { lazy, Suspense, useState } from 'react';
import { useSession } from '../api/session.ts';
import { AvatarButton } from '../ui/avatar-button.tsx';

const loadMenu = () => import('./avatar-menu.tsx');
const AvatarMenu = lazy(loadMenu);

/** The avatar: the first letter of the username, or U. Its menu is loaded when a pointer or the focus comes near. */
export function AvatarMenuButton() {
  const username = useSession((user) => user.username);
  const [wanted, setWanted] = useState(false);
  const letter = [...username.trim()][0]?.toUpperCase() ?? 'U';
  const button = (
    <AvatarButton
      letter={letter}
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <AvatarMenu letter={letter} />
    </Suspense>
  );
}
