import { ArrowRight, Globe } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { CompanyProfile } from '../../../shared/contract/accounts.ts';
import { ApiError, errorText } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { captureWebsite } from './capture-website.ts';

interface WebsiteStepProps {
  profile: CompanyProfile;
  onChange: (profile: CompanyProfile) => void;
  /** Leads on to the description with what was captured. */
  onNext: (profile: CompanyProfile) => void;
}

/** Step 1: the website, from which the server reads a description. */
export function WebsiteStep({ profile, onChange, onNext }: WebsiteStepProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [unread, setUnread] = useState(false);

  async function capture(event: FormEvent) {
    event.preventDefault();
    const website = profile.website.trim();
    if (website === '') {
      setError('Please enter your website.');
      toast.error('Please enter your website.');
      return;
    }
    setBusy(true);
    setError(null);
    try {
      const captured = await captureWebsite(website);
      toast.success('Website captured. Please review the description.');
      onNext(captured);
    } catch (failure) {
      const text = 'An error occurred while saving company profile';
      const said = errorText(failure, text);
      toast.error(text);
      setError(failure instanceof ApiError && failure.details ? `${said}: ${failure.details}` : said);
      setUnread(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="flex flex-col gap-5" onSubmit={(event) => void capture(event)} noValidate>
      <TextField
        label="Company website"
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="www.example.com"
        value={profile.website}
        error={error}
        onChange={(event) => onChange({ ...profile, website: event.target.value })}
        hint="We read its front page and what it says about the company, and suggest a description, which you can change."
      />
      <div className="flex flex-wrap justify-end gap-3">
        {(unread || profile.description !== '') && (
          <Button
            variant="quiet"
            icon={<ArrowRight className="size-4" aria-hidden="true" />}
            onClick={() => onNext({ ...profile, website: profile.website.trim() })}
          >
            {profile.description === '' ? 'Write the description yourself' : 'Edit the description'}
          </Button>
        )}
        <Button type="submit" busy={busy} icon={<Globe className="size-4" aria-hidden="true" />}>
          {busy ? 'Fetching…' : 'Fetch Description'}
        </Button>
      </div>
    </form>
  );
}
