import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { useSearchParams } from '../../routing/address.ts';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { AccountState } from './account-state.tsx';
import { networkAccountQuery } from './network-account.ts';

/** The user's own account of the network, over which their enrichments and searches run. */
export function NetworkAccountSection() {
  const { email } = useSession((user) => user);
  const { data, error, refetch } = useQuery(networkAccountQuery(email));
  // Where Unipile sends the browser when nobody signed in.
  const [params] = useSearchParams();
  const wasBrokenOff = params.get('network') === 'failed';
  return (
    <section aria-labelledby="network-account" className="mt-6 border-t border-lead pt-5">
      <h3 id="network-account" className="font-semibold">
        LinkedIn account
      </h3>
      {data && <AccountState {...data} email={email} wasBrokenOff={wasBrokenOff} />}
      {!data && !error && <Skeleton className="mt-3 h-10" />}
      {!data && error && (
        <ReadFailed text={errorText(error, 'Your LinkedIn account could not be read.')} onRetry={() => void refetch()}>
          <FailureId error={error} />
        </ReadFailed>
      )}
    </section>
  );
}
