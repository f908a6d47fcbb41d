import type { ReactNode } from 'react';
import { readEntry, valueText } from '../../../../../shared/format-value.ts';
import type { ResultObject, ResultValue } from '../../../../../shared/result-value.ts';

/** A value drawn to be read: positions and schools as a list with dates, words as chips, addresses as links. */
export function ValueBody({ value, parameter }: { value: ResultValue; parameter: string }) {
  if (!Array.isArray(value))
    return <p className="whitespace-pre-line break-words">{withLink(valueText(value, parameter))}</p>;
  if (typeof value[0] === 'object') return <Entries entries={value as readonly ResultObject[]} />;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {(value as readonly string[]).map((word) => (
        <li key={word} className="rounded-md bg-lead/50 px-2 py-1 text-sm">
          {word}
        </li>
      ))}
    </ul>
  );
}

function Entries({ entries }: { entries: readonly ResultObject[] }) {
  return (
    <ol className="flex flex-col gap-4">
      {entries.map((entry, index) => {
        const { heading, detail, period, place, description, rest } = readEntry(entry);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn as it was delivered and never reordered.
          <li key={index} className="border-l-2 border-lead pl-3.5">
            <p className="font-medium break-words">{heading}</p>
            {detail && <p className="break-words">{detail}</p>}
            {(period || place) && (
              <p className="text-sm text-ink-soft">{[period, place].filter(Boolean).join(' · ')}</p>
            )}
            {description && (
              <p className="mt-1.5 text-sm whitespace-pre-line break-words text-ink-soft">{description}</p>
            )}
            {rest.map(({ label, text }) => (
              <p key={label} className="text-sm break-words text-ink-soft">
                {label}: {text}
              </p>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

/** An address or e-mail address that is the whole value becomes a link. */
function withLink(text: string): ReactNode {
  const link = 'font-medium text-cobalt underline-offset-2 hover:underline';
  if (/^https?:\/\/\S+$/i.test(text)) {
    return (
      <a href={text} target="_blank" rel="noreferrer noopener" className={link}>
        {text}
      </a>
    );
  }
  if (/^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(text)) {
    return (
      <a href={`mailto:${text}`} className={link}>
        {text}
      </a>
    );
  }
  return text;
}
