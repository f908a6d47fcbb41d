import type { TestProject } from 'vitest/node';
import { startTemplateServer } from './template-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a database to connect to while making and dropping others. */
    adminDatabase: string;
    /** Name of the migrated, empty database that test databases are copies of. */
    templateDatabase: string;
  }
}

/** Runs once before the integration tests: one PostgreSQL in a temporary folder, one migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTemplateServer();
  project.provide('adminDatabase', server.adminUrl);
  project.provide('templateDatabase', server.template);
  return server.stop;
}
