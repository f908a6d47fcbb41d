import { z } from 'zod';
import { EXPORT_FORMATS, EXPORT_LAYOUTS } from '../export-choices.ts';
import type { EndpointsOfResource } from './endpoint.ts';
import { flag, timestamp } from './responses.ts';
import { id, plainText } from './text.ts';

const format = z.enum(EXPORT_FORMATS).default('xlsx');
const layout = z.enum(EXPORT_LAYOUTS).default('plain');

const linkRequest = z.object({ format, layout, sources: z.boolean().default(false) });
const linkResponse = z.object({
  success: z.literal(true),
  /** A path of this server. It serves the file once. */
  url: z.string(),
  expires_at: timestamp,
});

const tags = ['enrichment'];
const params = z.object({ id });

export const exportEndpoints = {
  exportBatch: {
    tags,
    scopes: ['read'],
    summary: 'The results of one request as a file',
    params,
    query: z.object({ format, layout, sources: flag }),
    response: 'file',
  },
  createExportLink: {
    tags,
    summary: 'A link that downloads the results once, within a minute and without a token: for browsers',
    params,
    body: linkRequest,
    response: linkResponse,
  },
  openExportLink: {
    tags,
    access: 'public',
    summary: 'The file that a link of createExportLink leads to',
    params: z.object({ token: plainText(100) }),
    response: 'file',
  },
} satisfies EndpointsOfResource;
