import type { EndpointsOfResource } from './endpoint.ts';
import { done } from './responses.ts';

const tags = ['operations'];

export const healthEndpoints = {
  checkLiveness: { tags, access: 'public', summary: 'The process lives', response: done },
  checkReadiness: {
    tags,
    access: 'public',
    summary: 'Database, queue, worker and search work; 503 names what does not',
    response: done,
  },
  readMetrics: { tags, access: 'public', summary: 'Figures as Prometheus text', response: 'file' },
} satisfies EndpointsOfResource;
