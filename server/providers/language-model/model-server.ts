/** Where the model is, as configured. */
export interface ModelServer {
  /** Up to and with '/v1' for most servers, without a trailing slash. */
  baseUrl: string;
  /** The empty string for servers that ask for none. */
  apiKey: string;
  model: string;
}

/** Ways of asking the server for JSON, the best first: older servers know only the later ones. */
export const ANSWER_FORMATS = ['json_schema', 'json_object', 'text'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];
