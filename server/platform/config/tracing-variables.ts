import { z } from 'zod';
import { httpUrl, type ValuesOf, type Variables } from './variable.ts';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The standard variables of OpenTelemetry that are heeded. */
export const TRACING_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: httpUrl.optional(),
    meaning: 'who takes traces, by OTLP over HTTP (JSON); `/v1/traces` is added; unset: none are made',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    schema: z
      .string()
      .regex(/^[\w-]+=[^,]+(?:,[\w-]+=[^,]+)*$/, 'comma-separated name=value pairs')
      .optional(),
    meaning: 'headers to send along, such as the key of who takes them: `api-key=…`',
  },
  OTEL_SERVICE_NAME: { schema: z.string().default('leadlight'), meaning: 'what the traces are told apart by' },
  OTEL_TRACES_SAMPLER: {
    schema: z.enum(SAMPLERS, { error: SAMPLERS.join(', ') }).default('parentbased_always_on'),
    meaning: 'which traces are made; browsers have no say in it',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: z
      .string()
      .regex(/^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/, 'a share from 0 to 1')
      .transform(Number)
      .default(1),
    meaning: 'share of traces that are made by the `traceidratio` samplers',
  },
} as const satisfies Variables;

/** Where traces go, and which. */
export interface TracingConfig {
  url: string;
  /** Sent along. */
  headers: { name: string; secret: string }[];
  serviceName: string;
  sampler: (typeof SAMPLERS)[number];
  /** From 0 to 1. */
  share: number;
}

/** Reads where traces go; undefined when nobody takes them. */
export function readTracingConfig(values: ValuesOf<typeof TRACING_VARIABLES>): TracingConfig | undefined {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  const pairs = values.OTEL_EXPORTER_OTLP_HEADERS?.split(',') ?? [];
  return {
    url: `${endpoint}/v1/traces`,
    headers: pairs.map((pair) => {
      const [name = '', ...secret] = pair.split('=');
      return { name: name.trim(), secret: decodeURIComponent(secret.join('=').trim()) };
    }),
    serviceName: values.OTEL_SERVICE_NAME,
    sampler: values.OTEL_TRACES_SAMPLER,
    share: values.OTEL_TRACES_SAMPLER_ARG,
  };
}
