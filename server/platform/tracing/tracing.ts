/** Makes the traces of one thread, in the words of OpenTelemetry. Nothing of it is loaded where no traces are wanted. */
export interface Tracer {
  withSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
  /** Makes a span of something that is over already. */
  recordSpan(name: string, from: Date): void;
  /** Begins the span of a request. @param traceparent as the client sent it */
  beginRequest(method: string, traceparent: unknown): RequestSpan;
  /** The W3C `traceparent` of the span that is under way here. */
  traceparent(): string | undefined;
  traceId(): string | undefined;
  /** Sends what is still to be sent; takes two seconds at most, and never rejects. */
  stop(): Promise<void>;
}

/** Ids, names and numbers alone: nothing that says who somebody is, and no text of users. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface Span {
  set(attributes: Attributes): void;
}

export interface SpanOptions {
  /** Work of our own unless given: a call to somebody else, or work that was taken from the queue. */
  kind?: 'client' | 'consumer';
  attributes?: Attributes;
  /** The W3C `traceparent` of what it follows from; else the span that is under way here. */
  parent?: string | undefined;
}

/** The span of a request that is being answered. */
export interface RequestSpan {
  /** Has everything that is done from here belong to the request. */
  run(work: () => void): void;
  end(answer: { route: string; status: number; attributes: Attributes }): void;
}

let tracer: Tracer | undefined;
const UNRECORDED: Span = { set: () => {} };

/** Has traces made in this thread from now on; until then nothing is spent on them. */
export function setTracer(made: Tracer): void {
  tracer = made;
}

/** The tracer of this thread; undefined where no traces are wanted. */
export const currentTracer = (): Tracer | undefined => tracer;

/** Runs work as a span of the trace that is under way here; that it fails is noted in the span. */
export function withSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  return tracer ? tracer.withSpan(name, options, work) : work(UNRECORDED);
}
