import type { Promises } from './promises.ts';

/** How much was promised, for the summary of a run. */
export function countPromises({
  accounts,
  batches,
  jobs,
  orders,
  givenUp,
  webhooks,
  pushes: { pushes },
}: Promises): Record<string, number> {
  const ended = Map.groupBy(jobs.values(), ({ end }) => end?.status ?? 'open');
  const count = <T>(all: Iterable<T>, is: (one: T) => boolean) => [...all].filter(is).length;
  const sum = <T>(all: Iterable<T>, of: (one: T) => number) => [...all].reduce((total, one) => total + of(one), 0);
  return {
    accounts: accounts.size,
    'deleted accounts': count(accounts.values(), ({ deletion }) => deletion?.told !== undefined),
    requests: batches.size,
    jobs: jobs.size,
    ...Object.fromEntries([...ended].map(([status, those]) => [`jobs ${status}`, those.length])),
    'jobs given up after too many tries': givenUp.size,
    'forgotten profiles': count(jobs.values(), ({ deletion }) => deletion?.told !== undefined),
    edits: sum(jobs.values(), ({ edits }) => edits.size),
    feedback: sum(jobs.values(), ({ feedback }) => feedback.size),
    orders: orders.size,
    'events told to webhooks': webhooks.received,
    'pushes to HubSpot': pushes.size,
    'pushes done': count(pushes.values(), ({ end }) => end?.state === 'done'),
    'contacts pushed': sum(pushes.values(), ({ end }) => end?.pushed ?? 0),
    'paid orders': count(orders.values(), ({ paid }) => paid !== undefined),
  };
}
