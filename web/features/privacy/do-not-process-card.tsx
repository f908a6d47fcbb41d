import { Card } from '../../ui/card.tsx';
import { SuppressionPanel } from './suppression-panel.tsx';

/** The user's own list of people who are not to be processed. */
export function DoNotProcessCard() {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-lg">Do not process</h2>
      <p className="mt-1 mb-4 text-ink-soft">
        People, addresses and companies that you must not enrich. Their enrichments end free of charge, searches leave
        them out, and what you have of them is not shown. Only a digest of each entry is kept, with a shortened name.
      </p>
      <SuppressionPanel scope="user" />
    </Card>
  );
}
