import { PlansScreen } from '../features/payments/plans/plans-screen.tsx';

/** /purchase-credits */
export default function PurchaseCreditsPage() {
  return <PlansScreen />;
}
