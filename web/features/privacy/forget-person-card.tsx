import { Card } from '../../ui/card.tsx';
import { ForgetPersonForm } from './forget-person-form.tsx';

/** Forgetting a person who asked the user for it. */
export function ForgetPersonCard() {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-lg">Forget a person</h2>
      <p className="mt-1 mb-4 text-ink-soft">
        When somebody asks you to delete what you have about them: it goes from all your requests at once.
      </p>
      <ForgetPersonForm />
    </Card>
  );
}
