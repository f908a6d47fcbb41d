/** Where assistants reach the server: the Model Context Protocol over streamable HTTP. */
export const MCP_PATH = '/mcp';
