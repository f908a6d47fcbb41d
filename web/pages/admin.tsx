import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../api/queries/profile-query.ts';
import { AdminScreen } from '../features/admin/admin-screen.tsx';
import { ListFailed } from '../features/paging/list-failed.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import NotFoundPage from './not-found.tsx';

/** /admin: for everybody but operators there is no such page. */
export default function AdminPage() {
  const { data, error, refetch } = useQuery(profileQuery);
  if (data) return data.admin ? <AdminScreen /> : <NotFoundPage />;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-10">
      {error ? (
        <ListFailed title="This page could not be opened." error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading the page</span>
          <Skeleton className="h-10" />
        </div>
      )}
    </div>
  );
}
