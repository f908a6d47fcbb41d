import { formatAge, formatDateTime } from '../../../ui/format.ts';

/** When something happened: how long ago, with the full time on hover. @param time ISO 8601; null shows `never` */
export function When({ time, never = 'Never' }: { time: string | null; never?: string }) {
  if (time === null) return <span className="text-ink-soft">{never}</span>;
  return (
    <time dateTime={time} title={formatDateTime(time)} className="whitespace-nowrap">
      {formatAge(time)}
    </time>
  );
}
