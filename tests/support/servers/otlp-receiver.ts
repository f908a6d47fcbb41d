import { z } from 'zod';
import { type StandIn, startStandIn } from './stand-in-server.ts';

const value = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.coerce.number() }).transform(({ intValue }) => intValue),
  z.object({ doubleValue: z.number() }).transform(({ doubleValue }) => doubleValue),
  z.object({ boolValue: z.boolean() }).transform(({ boolValue }) => boolValue),
]);
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .default([])
  .transform((list) => Object.fromEntries(list.map(({ key, value: one }) => [key, one])));
const span = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
  attributes,
  events: z.array(z.object({ name: z.string(), attributes })).default([]),
  status: z.object({ code: z.number().default(0), message: z.string().optional() }).default({ code: 0 }),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

/** A span as it was received, with what the process that sent it says of itself. */
export type ReceivedSpan = z.infer<typeof span> & { resource: z.infer<typeof attributes> };

export interface OtlpReceiver extends Pick<StandIn, 'calls' | 'faults' | 'url' | 'close'> {
  /** Everything that was received, decoded. */
  spans(): ReceivedSpan[];
  /** Takes what comes, and never answers. */
  hold(): void;
}

/** Takes traces as an OpenTelemetry collector does, by OTLP over HTTP in JSON. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const server = await startStandIn(() => ({ body: { partialSuccess: {} } }));
  return {
    ...server,
    hold() {
      server.holds = new Promise(() => {});
    },
    spans: () =>
      server.calls
        .filter(({ method, path }) => method === 'POST' && path === '/v1/traces')
        .flatMap(({ body }) => exported.parse(body).resourceSpans)
        .flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans.map((one) => ({ ...one, resource: resource.attributes }))),
        ),
  };
}
