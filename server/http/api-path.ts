import { MCP_PATH } from '../../shared/mcp-path.ts';

/** Whether a path belongs to the API: callers of it are recognised, counted and answered alike, also assistants. */
export function isApiPath(path: string | undefined): boolean {
  return path !== undefined && (path.startsWith('/api/') || path === MCP_PATH);
}
