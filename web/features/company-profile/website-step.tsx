import { ArrowRight, Globe } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { CompanyProfile } from '../../../shared/contract/accounts.ts';
import { ApiError, errorText } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { toastFailure } from '../../ui/toast-failure.tsx';
import { useCaptureWebsite } from './capture-website.ts';

const MISSING = 'Please enter your website.';
const FAILED = 'An error occurred while saving company profile';

interface WebsiteStepProps {
  profile: CompanyProfile;
  onChange: (profile: CompanyProfile) => void;
  /** Goes on to the description with what was captured. */
  onNext: (profile: CompanyProfile) => void;
}

/** Step 1: the website, from which the server reads a description. */
export function WebsiteStep({ profile, onChange, onNext }: WebsiteStepProps) {
  const captured = useCaptureWebsite();
  const [missing, setMissing] = useState(false);
  const [unread, setUnread] = useState(false);
  const error = missing ? MISSING : captured.error && explain(captured.error);

  async function capture(event: FormEvent) {
    event.preventDefault();
    const website = profile.website.trim();
    setMissing(website === '');
    if (website === '') {
      toast.error(MISSING);
      return;
    }
    try {
      const suggested = await captured.mutateAsync(website);
      toast.success('Website captured. Please review the description.');
      onNext(suggested);
    } catch (failure) {
      toastFailure(FAILED, failure);
      setUnread(true);
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
      {!missing && <FailureId error={captured.error} className="-mt-3" />}
      <ButtonRow>
        {(unread || profile.description !== '') && (
          <Button
            variant="quiet"
            icon={<ArrowRight className="size-4" aria-hidden="true" />}
            onClick={() => onNext({ ...profile, website: profile.website.trim() })}
          >
            {profile.description === '' ? 'Write the description yourself' : 'Edit the description'}
          </Button>
        )}
        <Button type="submit" busy={captured.isPending} icon={<Globe className="size-4" aria-hidden="true" />}>
          {captured.isPending ? 'Fetching…' : 'Fetch Description'}
        </Button>
      </ButtonRow>
    </form>
  );
}

function explain(failure: Error): string {
  const said = errorText(failure, FAILED);
  return failure instanceof ApiError && failure.details ? `${said}: ${failure.details}` : said;
}
