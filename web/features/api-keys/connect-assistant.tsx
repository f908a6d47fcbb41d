import { MCP_PATH } from '../../../shared/mcp-path.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

/** Where an assistant is connected. */
export function ConnectAssistant() {
  const address = `${window.location.origin}${MCP_PATH}`;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-lead pt-4">
      <p className="min-w-0 flex-1 basis-60 text-ink-soft">
        Assistants such as Claude connect to <code className="wrap-anywhere text-ink">{address}</code> with a key.{' '}
        <a href="/docs/assistants" target="_blank" rel="noreferrer" className="text-cobalt underline">
          How to connect one
        </a>
      </p>
      <CopyButton text={address} label="Copy address" />
    </div>
  );
}
