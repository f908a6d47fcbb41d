import { useState } from 'react';
import { readSession } from '../../api/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DescriptionStep } from './description-step.tsx';
import { WebsiteStep } from './website-step.tsx';

const NOTHING = { website: '', description: '' };

interface CompanyProfileModalProps {
  /** While closed, it keeps what was typed. */
  open: boolean;
  mode: 'create' | 'update';
  onClose: () => void;
}

/** The company profile in two steps: the website, then the description of what the company does. */
export default function CompanyProfileModal({ open, mode, onClose }: CompanyProfileModalProps) {
  const [profile, setProfile] = useState(() =>
    mode === 'update' ? (readSession().company_profile ?? NOTHING) : NOTHING,
  );
  const [step, setStep] = useState<'website' | 'details'>('website');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnOverlay={false}
      title={mode === 'update' ? 'Edit Company Profile' : 'Company Profile'}
      subtitle="What you sell, in your own words: it unlocks the AI-generated insights."
    >
      {step === 'website' ? (
        <WebsiteStep
          profile={profile}
          onChange={setProfile}
          onNext={(next) => {
            setProfile(next);
            setStep('details');
          }}
        />
      ) : (
        <DescriptionStep
          profile={profile}
          mode={mode}
          onChange={setProfile}
          onBack={() => setStep('website')}
          onSaved={onClose}
        />
      )}
    </Dialog>
  );
}
