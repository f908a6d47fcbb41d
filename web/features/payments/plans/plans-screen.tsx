import { PLANS } from '../../../../shared/catalogue.ts';
import { useNavigate } from '../../../routing/address.ts';
import { carryPlan } from '../chosen-plan.ts';
import { PlanCard } from './plan-card.tsx';
import { Questions } from './questions.tsx';

/** The credit packs, and what people ask before they buy. */
export function PlansScreen() {
  const navigate = useNavigate();
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-12 px-4 py-8 sm:px-6 sm:py-10">
      <div>
        <h1 className="text-2xl">Purchase Credits</h1>
        <p className="mt-1 text-ink-soft">One credit for one value that was delivered. Credits do not expire.</p>
        <div className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {PLANS.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              onBuy={() => navigate('/payment-summary', { state: carryPlan(plan) })}
            />
          ))}
        </div>
      </div>
      <Questions />
    </div>
  );
}
