/** One thing sent to the server. */
export interface FuzzRequest {
  kind: 'api' | 'multipart';
  /** What it is aimed at, to be named in the report. */
  operation: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  signedIn: boolean;
}

/** What the server has answered so far, to be used in later requests. */
export interface Pool {
  /** Values that fit a field or parameter of that name. */
  valuesOf(name: string): unknown[];
}

export interface Fault {
  what: string;
  operation: string;
  /** The first request and its answer, shortened. */
  detail: string;
  /** How often it was seen. */
  times: number;
}
