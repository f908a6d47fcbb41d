import { Link } from 'wouter';
import { MINIMUM_CREDITS } from '../../../shared/pricing.ts';
import { isSignedIn, useSession } from '../../api/session.ts';
import { formatCount, formatNumber } from '../../ui/format.ts';
import { missingCredits } from './choice/choice.ts';

/** 'Total Cost: N Credits', how it comes about, and what is missing when the balance is too small. */
export function CostLine({ cost, chosen, count }: { cost: number; chosen: number; count: number }) {
  const credits = useSession((user) => user.credits);
  const signedIn = useSession(isSignedIn);
  // A visitor's credits are unknown until they sign in.
  const missing = signedIn ? missingCredits(cost, credits) : 0;
  return (
    <div className="min-w-0">
      <p className="tabular font-semibold" aria-live="polite">
        Total Cost: {formatNumber(cost)} Credits
      </p>
      {missing === 0 ? (
        <p className="text-sm text-ink-soft">
          {formatCount(chosen, 'parameter')} × {formatCount(count, 'profile')}; what is not found is not charged.
        </p>
      ) : (
        <p className="text-sm text-amber">
          {formatCount(missing, 'credit')} missing: you have {formatNumber(credits)}
          {cost < MINIMUM_CREDITS && `, and at least ${MINIMUM_CREDITS} are needed to start`}.{' '}
          <Link to="/purchase-credits" className="font-medium text-cobalt underline">
            Buy credits
          </Link>
        </p>
      )}
    </div>
  );
}
