import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call, errorText } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { clearSession } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';

/** Forgets the account with everything in it, after one question. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const navigate = useNavigate();

  async function forget() {
    setBusy(true);
    setError(null);
    try {
      await call('/api/profile', { method: 'DELETE' });
      void navigate('/');
      clearSession();
      queryClient.clear();
      toast.success('Your account was deleted');
    } catch (failure) {
      setError(errorText(failure, 'The account could not be deleted.'));
      setBusy(false);
    }
  }

  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-5 sm:p-6">
      <div>
        <h2 className="text-lg">Delete account</h2>
        <p className="mt-1 text-ink-soft">Removes your account, its credits and every profile enriched with it.</p>
      </div>
      <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      <Dialog
        open={asking}
        size="sm"
        title="Delete your account?"
        subtitle="Your credits, your enriched profiles and your company profile are removed. This cannot be undone."
        onClose={() => setAsking(false)}
        footer={
          <div className="flex justify-end gap-3">
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void forget()}>
              Delete for good
            </Button>
          </div>
        }
      >
        {error && (
          <p className="text-rose" role="alert">
            {error}
          </p>
        )}
      </Dialog>
    </Card>
  );
}
