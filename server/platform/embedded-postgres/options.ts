/** The part of a pino logger that is used here. */
export interface LauncherLog {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface EmbeddedPostgres {
  /** Connection address on 127.0.0.1, with the generated password: never log it. */
  url: string;
  /** Shuts the server down (at most about 5 s) and gives the data folder back. Calling it twice is harmless. */
  stop(): Promise<void>;
  /** The data directory of its cluster. */
  data: string;
}

/** The cluster that is about to be started. */
export interface Cluster {
  data: string;
  /** It runs as another user than we do, who may reach neither our programs nor our folders. */
  asOtherUser: boolean;
}

export interface EmbeddedPostgresOptions {
  /** The server's files go into `postgres` below this folder, which is made when missing. */
  dataDir: string;
  log: LauncherLog;
  /** PostgreSQL settings over ours, by name. */
  settings?: Record<string, string>;
  /** More of them, which depend on the cluster. */
  clusterSettings?: (cluster: Cluster) => Record<string, string>;
  /** Milliseconds for the server to take connections; a minute unless given. */
  startTimeoutMs?: number;
  /** Called when the server's process is there, and the time until it takes connections can be used for something else. */
  onSpawn?: () => void;
  /** Called when the server ends although nobody stopped it. */
  onUnexpectedEnd?: () => void;
}
