import { CircleUserRound, Coins, History, Layers, LogOut, Search, Sheet, ShieldCheck } from 'lucide-react';
import { useSession } from '../api/session.ts';
import { useLogOut } from '../features/auth/log-out.ts';
import { useNavigate } from '../routing/address.ts';
import { AvatarButton } from '../ui/avatar-button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';

const ICON = 'size-4 text-ink-soft';

/** The account's menu. It opens at once: its chunk was loaded because the avatar was clicked. */
export default function AvatarMenu({ letter }: { letter: string }) {
  const { email, admin } = useSession((user) => user);
  const navigate = useNavigate();
  const logOut = useLogOut();
  const leadTo = (path: string) => ({ onSelect: () => navigate(path) });

  function leave() {
    navigate('/');
    logOut.mutate();
  }
  return (
    <Menu
      defaultOpen
      trigger={<AvatarButton letter={letter} />}
      header={<p className="truncate text-ink-soft">{email}</p>}
    >
      <MenuItem icon={<Coins className={ICON} aria-hidden="true" />} {...leadTo('/purchase-credits')}>
        Purchase Credits
      </MenuItem>
      <MenuItem icon={<Layers className={ICON} aria-hidden="true" />} {...leadTo('/enrich')}>
        Bulk Enrichment
      </MenuItem>
      <MenuItem icon={<Search className={ICON} aria-hidden="true" />} {...leadTo('/advanced-search')}>
        Advanced Search
      </MenuItem>
      <MenuItem icon={<Sheet className={ICON} aria-hidden="true" />} {...leadTo('/enrich?from=google-sheets')}>
        Google Sheets
      </MenuItem>
      <MenuItem icon={<History className={ICON} aria-hidden="true" />} {...leadTo('/enrichment-history')}>
        Enrichment History
      </MenuItem>
      <MenuItem icon={<CircleUserRound className={ICON} aria-hidden="true" />} {...leadTo('/profile')}>
        Profile
      </MenuItem>
      {admin && (
        <MenuItem icon={<ShieldCheck className={ICON} aria-hidden="true" />} {...leadTo('/admin')}>
          Admin
        </MenuItem>
      )}
      <MenuItem icon={<LogOut className={ICON} aria-hidden="true" />} onSelect={leave}>
        Logout
      </MenuItem>
    </Menu>
  );
}
