import { useSession } from '../api/session.ts';
import { AvatarButton } from '../ui/avatar-button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useOpener } from '../ui/use-opener.ts';

const AvatarMenu = lazyPart(() => import('./avatar-menu.tsx'));

/** The avatar: the first letter of the username, or U. Its menu is loaded when a pointer or the focus comes near. */
export function AvatarMenuButton() {
  const username = useSession((user) => user.username);
  const { wanted, button, giveUp } = useOpener(AvatarMenu.preload, 'menu');
  const letter = [...username.trim()][0]?.toUpperCase() ?? 'U';
  const plain = <AvatarButton letter={letter} {...button} />;
  return wanted ? <AvatarMenu letter={letter} waiting={plain} onGiveUp={giveUp} /> : plain;
}
