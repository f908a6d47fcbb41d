import { useNavigation } from 'react-router';

/** A thin line under the navigation while the next page's chunk is on the way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className="shimmer fixed inset-x-0 top-14 z-40 h-0.5" aria-hidden="true" />;
}
