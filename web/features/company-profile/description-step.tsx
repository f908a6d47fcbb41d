import { type FormEvent, useState } from 'react';
import { LIMITS } from '../../../shared/catalogue.ts';
import type { CompanyProfile } from '../../../shared/contract/accounts.ts';
import { errorText } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.tsx';
import { DescriptionHelp } from './description-help.tsx';
import { saveCompany } from './save-company.ts';

interface DescriptionStepProps {
  profile: CompanyProfile;
  mode: 'create' | 'update';
  onChange: (profile: CompanyProfile) => void;
  onBack: () => void;
  onSaved: () => void;
}

/** Step 2: the description, fetched or typed, and saving it. */
export function DescriptionStep({ profile, mode, onChange, onBack, onSaved }: DescriptionStepProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [cameEmpty] = useState(profile.description.trim() === '');

  async function save(event: FormEvent) {
    event.preventDefault();
    const description = profile.description.trim();
    if (description === '') {
      setError('Please provide a company description to continue.');
      toast.error('Please provide a company description to continue.');
      return;
    }
    setBusy(true);
    setError(null);
    try {
      await saveCompany({ website: profile.website.trim(), description });
      toast.success(mode === 'update' ? 'Company profile updated successfully' : 'Company profile added successfully');
      onSaved();
    } catch (failure) {
      const text = 'An error occurred while saving company profile';
      toast.error(text);
      setError(errorText(failure, text));
      setBusy(false);
    }
  }

  return (
    <form className="flex flex-col gap-5" onSubmit={(event) => void save(event)} noValidate>
      <div className="relative">
        <div className="absolute -top-1.5 right-0">
          <DescriptionHelp />
        </div>
        <TextArea
          label="Company description"
          rows={8}
          maxLength={LIMITS.companyDescriptionChars}
          placeholder="What does your company offer, and to whom?"
          value={profile.description}
          error={error}
          hint={cameEmpty && 'The website gave no description: write what your company does and for whom.'}
          onChange={(event) => onChange({ ...profile, description: event.target.value })}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" busy={busy}>
          {mode === 'update' ? 'Save' : 'Unlock'}
        </Button>
      </div>
    </form>
  );
}
