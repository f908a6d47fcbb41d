import { SummaryScreen } from '../features/payments/summary-screen.tsx';

/** /payment-summary; the chosen plan comes with the navigation. */
export default function PaymentSummaryPage() {
  return <SummaryScreen />;
}
