import { Suspense } from 'react';
import { useSearchParams } from '../../routing/address.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ADMIN_TABS } from './admin-tabs.ts';

/** The admin area: one tab for each thing that operators look after. The tab stands in the address, and so does what it shows. */
export function AdminScreen() {
  const [params, setParams] = useSearchParams();
  const chosen = ADMIN_TABS.find(({ value }) => value === params.get('tab')) ?? ADMIN_TABS[0];
  if (!chosen) return null;
  const { value, Content } = chosen;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-10">
      <div>
        <h1 className="text-2xl">Admin</h1>
        <p className="mt-1 text-ink-soft">What you do here is written into the audit log, with your e-mail address.</p>
      </div>
      <Tabs label="Parts of the admin area" tabs={ADMIN_TABS} value={value} onChange={(tab) => setParams({ tab })}>
        <div className="mt-6">
          <Suspense fallback={<Skeleton className="h-64" />}>
            <Content />
          </Suspense>
        </div>
      </Tabs>
    </div>
  );
}
