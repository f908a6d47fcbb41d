import { StartScreen } from '../features/start-enrichment/start-screen.tsx';

/** /enrich */
export default function EnrichPage() {
  return <StartScreen />;
}
