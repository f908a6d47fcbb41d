import { Card } from '../../../ui/card.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { useDeleteAccount } from './delete-account.ts';

const GOES = [
  'Your name, e-mail address and company profile',
  'Every profile you enriched, with all values and the history',
  'All credits that are left: they are not paid back, and signing up again brings no new ones',
  'Enrichments that still run: they are stopped',
  'All your sessions and API keys: you are signed out on every device',
];

/** Deletes the account and everything in it, after a confirmation. */
export function DeleteAccountCard() {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-5 sm:p-6">
      <div>
        <h2 className="text-lg">Delete account</h2>
        <p className="mt-1 text-ink-soft">Removes your account and everything kept for it, for good.</p>
      </div>
      <ConfirmButton
        label="Delete account"
        buttonSize="sm"
        size="md"
        title="Delete your account?"
        subtitle="This cannot be undone. You may want to download your data first."
        keep="Keep it"
        confirm="Delete for good"
        action={useDeleteAccount()}
        failure="The account could not be deleted."
      >
        <p>What goes:</p>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {GOES.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <p className="mt-4 text-ink-soft">
          What stays, for the books: amounts of credits bought and used, and the numbers of payments, without your name.
        </p>
      </ConfirmButton>
    </Card>
  );
}
