import { Link } from 'wouter';
import { isSignedIn, useSession } from '../api/session.ts';
import { openLogin } from '../features/auth/login-store.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format.ts';
import { AvatarMenuButton } from './avatar-menu-button.tsx';

/** The bar fixed at the top: brand, and either the way in or credits and the account. */
export function NavigationBar() {
  const signedIn = useSession(isSignedIn);
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-lead bg-paper">
      <nav aria-label="Main" className="mx-auto flex h-14 max-w-[1440px] items-center gap-3 px-4 sm:px-6">
        <Link to="/" className="-ml-1 flex min-h-11 items-center gap-2.5 rounded-control px-1 font-semibold">
          <BrandMark />
          <span className="text-lg tracking-tight">Leadlight</span>
        </Link>
        {/* Another element for members than for visitors, rather than one that moves. */}
        <div key={signedIn ? 'member' : 'visitor'} className="ml-auto flex items-center gap-2 sm:gap-3">
          {signedIn ? (
            <>
              <CreditsPill />
              <AvatarMenuButton />
            </>
          ) : (
            <Button className="member:invisible" onClick={openLogin}>
              Get started now
            </Button>
          )}
        </div>
      </nav>
    </header>
  );
}

/** '{n} Credits', leading to the credit history; on a phone the word is there for screen readers only. */
function CreditsPill() {
  const credits = useSession((user) => user.credits);
  return (
    <Link
      to="/credit-history"
      className="tabular flex h-9 items-center gap-1.5 rounded-full border border-lead bg-pane px-3 text-base font-medium transition hover:border-edge pointer-coarse:h-11"
    >
      <svg viewBox="0 0 12 12" className="mr-0.5 size-3" aria-hidden="true">
        <path d="M1 1h10v7L6 11 1 8z" fill="var(--amber)" fillOpacity="0.35" stroke="var(--amber)" />
      </svg>
      {formatNumber(credits)}
      <span className="max-sm:sr-only">Credits</span>
    </Link>
  );
}
