import { Sparkles } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

/** Invites the user to add a company profile, which AI-generated values need. */
export function CompanyPrompt({ onUnlock }: { onUnlock: () => void }) {
  return (
    <div className="flex flex-col gap-3 rounded-card border border-violet/30 bg-[color-mix(in_srgb,var(--violet)_5%,var(--pane))] px-5 py-4 sm:flex-row sm:items-center">
      <Sparkles className="size-5 shrink-0 text-violet" aria-hidden="true" />
      <p className="flex-1">
        <span className="font-medium">Add your company profile to unlock AI-generated insights.</span>{' '}
        <span className="text-ink-soft">They are written for what you sell.</span>
      </p>
      <Button variant="secondary" size="sm" className="self-start sm:self-center" onClick={onUnlock}>
        Unlock Now
      </Button>
    </div>
  );
}
