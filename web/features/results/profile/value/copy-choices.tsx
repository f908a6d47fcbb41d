import { CopyButton } from '../../../../ui/copy-button.tsx';
import { withSources } from './with-sources.ts';

/** Copies a text, alone or with the facts it rests on. */
export function CopyChoices({ text, facts }: { text: string; facts: readonly string[] | undefined }) {
  return (
    <div className="flex flex-wrap gap-2">
      <CopyButton text={text} />
      {facts && facts.length > 0 && <CopyButton text={withSources(text, facts)} label="Copy with sources" />}
    </div>
  );
}
