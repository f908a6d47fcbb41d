import type { WebhookDelivery } from '../../../shared/contract/webhooks.ts';
import { errorText } from '../../api/client.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatAge, formatCount, formatDateTime } from '../../ui/format.ts';
import { type StatusKind, StatusWord } from '../../ui/status-word.tsx';
import { toast } from '../../ui/toast.tsx';
import { toastFailure } from '../../ui/toast-failure.tsx';
import { useResendDelivery } from './webhooks.ts';

const LOOKS: Readonly<Record<WebhookDelivery['state'], { status: StatusKind; word: string }>> = {
  waiting: { status: 'pending', word: 'Waiting' },
  delivered: { status: 'completed', word: 'Delivered' },
  failed: { status: 'failed', word: 'Given up' },
  withheld: { status: 'cancelled', word: 'Not sent' },
};

/** One delivery: what it told, what came back, and the button that sends it again. */
export function DeliveryRow({
  delivery,
  webhookId,
  email,
  canSend,
}: {
  delivery: WebhookDelivery;
  webhookId: string;
  email: string;
  canSend: boolean;
}) {
  const { id, type, test, state, created_at: at, tries, next_try_at: next, status, answer, trouble } = delivery;
  const resend = useResendDelivery(email, webhookId);
  const look = LOOKS[state];
  const sendAgain = () =>
    resend.mutate(id, {
      onSuccess: () => toast.success('It is on its way again'),
      onError: (error) => toastFailure(errorText(error, 'It could not be sent again.'), error),
    });
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <code>{type}</code>
            {test && <Badge>Test</Badge>}
            <StatusWord status={look.status} className="text-sm">
              {look.word}
            </StatusWord>
          </p>
          <p className="mt-0.5 text-sm text-ink-soft">
            <time dateTime={at} title={formatDateTime(at)}>
              {formatAge(at)}
            </time>
            {tries > 0 && ` · ${formatCount(tries, 'try', 'tries')}`}
            {status !== null && ` · answered ${status}`}
            {state === 'waiting' && tries > 0 && next && ` · next try ${formatDateTime(next)}`}
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          busy={resend.isPending}
          disabled={!canSend || state === 'withheld'}
          aria-label={`Send again: ${type}, ${formatAge(at)}`}
          onClick={sendAgain}
        >
          Send again
        </Button>
      </div>
      {trouble && <p className="mt-1 text-sm text-rose">{trouble}</p>}
      {answer && (
        <details className="mt-1 text-sm">
          <summary className="cursor-pointer text-ink-soft">Answer</summary>
          <pre className="mt-1 rounded-control border border-lead bg-paper px-2 py-1 whitespace-pre-wrap break-all">
            {answer}
          </pre>
        </details>
      )}
    </li>
  );
}
