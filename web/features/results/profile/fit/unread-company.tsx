import { Button } from '../../../../ui/button.tsx';
import { openCompanyProfile } from '../../../company-profile/company-modal-store.ts';

/** Asks for words that can be read: without them nobody's fit can be judged. */
export function UnreadCompany() {
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-prose">
        So we cannot say how well this person fits. Add a sentence in English that says what you sell and to whom, then
        enrich the profile again.
      </p>
      <Button variant="secondary" size="sm" onClick={() => openCompanyProfile('update')}>
        Edit company profile
      </Button>
    </div>
  );
}
