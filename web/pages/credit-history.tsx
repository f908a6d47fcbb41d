import { CreditHistoryScreen } from '../features/credits/credit-history-screen.tsx';

/** /credit-history */
export default function CreditHistoryPage() {
  return <CreditHistoryScreen />;
}
