import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Job } from '../../../../shared/contract/enrichment.ts';
import { usePicture } from '../../../api/queries/picture-query.ts';
import { Card } from '../../../ui/card.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { readPersonCard, showUrl } from '../profile-cards.ts';
import { isSampleJob, SampleMark } from '../sample-mark.tsx';

/** The person first: picture, name, what they do and where, and the address of the profile. */
export function PersonHeader({ job, children }: { job: Job; children: ReactNode }) {
  const { name, pictureUrl, line, place } = readPersonCard(job);
  const picture = usePicture(pictureUrl);
  const url = showUrl(job.linkedin_url);
  return (
    <Card className="flex flex-col gap-4 p-5 sm:flex-row sm:items-center">
      <div className="flex min-w-0 flex-1 items-start gap-4 sm:items-center">
        <Portrait key={picture} src={picture} size="lg" />
        <div className="min-w-0">
          <h2 className="text-xl break-words">
            {name}
            {isSampleJob(job) && <SampleMark className="ml-2 align-middle" />}
          </h2>
          {line && <p className="break-words">{line}</p>}
          {place && (
            <p className="flex items-center gap-1 text-ink-soft">
              <MapPin className="size-4 shrink-0" aria-hidden="true" />
              {place}
            </p>
          )}
          <a
            href={url}
            target="_blank"
            rel="noreferrer noopener"
            title={url}
            className="mt-0.5 inline-flex min-h-6 items-center text-sm font-medium text-cobalt underline-offset-2 hover:underline"
          >
            Profile URL
          </a>
          {job.moved_to && <MovedNote url={job.moved_to} />}
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap gap-3">{children}</div>
    </Card>
  );
}

/** The address that was asked for is an old one. */
function MovedNote({ url }: { url: string }) {
  return (
    <p className="text-sm break-words text-ink-soft">
      This profile has moved to{' '}
      <a
        href={url}
        target="_blank"
        rel="noreferrer noopener"
        className="font-medium text-cobalt underline underline-offset-2"
      >
        {showUrl(url)}
      </a>
    </p>
  );
}
