import { LandingScreen } from '../features/landing/landing-screen.tsx';

/** /enrich */
export default function EnrichPage() {
  return <LandingScreen />;
}
