export default function LandingScreen() {
  return <h1>Unlock Powerful LinkedIn Profile Enrichment</h1>;
}
