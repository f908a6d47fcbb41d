import { type FormEvent, useState } from 'react';
import { LIMITS } from '../../../shared/catalogue.ts';
import type { CompanyProfile } from '../../../shared/contract/accounts.ts';
import { errorText } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.tsx';
import { toastFailure } from '../../ui/toast-failure.tsx';
import { DescriptionHelp } from './description-help.tsx';
import { useSaveCompany } from './save-company.ts';

const MISSING = 'Please provide a company description to continue.';
const FAILED = 'An error occurred while saving company profile';

interface DescriptionStepProps {
  profile: CompanyProfile;
  mode: 'create' | 'update';
  onChange: (profile: CompanyProfile) => void;
  onBack: () => void;
  onSaved: () => void;
}

/** Step 2: the description, fetched or typed, and saving it. */
export function DescriptionStep({ profile, mode, onChange, onBack, onSaved }: DescriptionStepProps) {
  const saving = useSaveCompany();
  const [missing, setMissing] = useState(false);
  const error = missing ? MISSING : saving.error && errorText(saving.error, FAILED);
  const [cameEmpty] = useState(profile.description.trim() === '');

  async function save(event: FormEvent) {
    event.preventDefault();
    const description = profile.description.trim();
    setMissing(description === '');
    if (description === '') {
      toast.error(MISSING);
      return;
    }
    try {
      await saving.mutateAsync({ website: profile.website.trim(), description });
      toast.success(mode === 'update' ? 'Company profile updated successfully' : 'Company profile added successfully');
      onSaved();
    } catch (failure) {
      toastFailure(FAILED, failure);
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
      {!missing && <FailureId error={saving.error} className="-mt-3" />}
      <ButtonRow>
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" busy={saving.isPending}>
          {mode === 'update' ? 'Save' : 'Unlock'}
        </Button>
      </ButtonRow>
    </form>
  );
}
