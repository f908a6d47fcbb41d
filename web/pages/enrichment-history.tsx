import { EnrichmentHistoryScreen } from '../features/history/enrichment-history-screen.tsx';

/** /enrichment-history */
export default function EnrichmentHistoryPage() {
  return <EnrichmentHistoryScreen />;
}
