import clsx from 'clsx';
import { memo } from 'react';
import { Link } from 'wouter';
import type { ParameterId } from '../../../../../shared/catalogue.ts';
import type { Job } from '../../../../../shared/contract/enrichment.ts';
import { hasEnded } from '../../../../api/live/job-state.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { StatusWord } from '../../../../ui/status-word.tsx';
import { profileSlug, readPersonCard } from '../../profile-cards.ts';
import { cellContent, progressText, rowReason } from './cell-content.ts';
import { ACTION_CELL, BODY_CELL, PERSON_CELL, PROGRESS_CELL } from './column-classes.ts';

interface BulkRowProps {
  job: Job;
  columns: readonly ParameterId[];
}

/** One job of the bulk table; re-rendered only when the job changes. */
export const BulkRow = memo(function BulkRow({ job, columns }: BulkRowProps) {
  const reason = rowReason(job);
  const person = readPersonCard(job);
  const slug = profileSlug(job.linkedin_url);
  return (
    <tr>
      <th
        scope="row"
        className={clsx(BODY_CELL, PERSON_CELL, 'text-left font-normal')}
        data-full={`${person.name}\n${job.linkedin_url}`}
      >
        {job.status === 'completed' ? (
          <Link to={profilePath(job)} className="block truncate font-medium underline-offset-2 hover:underline">
            {person.name}
          </Link>
        ) : (
          <span className="block truncate font-medium">{person.name}</span>
        )}
        {person.name !== slug && <span className="block truncate text-sm text-ink-soft">{slug}</span>}
      </th>
      <td className={clsx(BODY_CELL, PROGRESS_CELL)}>
        {hasEnded(job) ? (
          <StatusWord status={job.status} />
        ) : (
          <span className="tabular inline-flex items-center gap-1.5 align-middle text-amber">
            <Spinner className="size-4" />
            {progressText(job)}
          </span>
        )}
      </td>
      {reason === null ? (
        columns.map((id, index) => <ValueCell key={id} job={job} parameter={id} first={index === 0} />)
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a clamped reason shows whole on focus.
        <td colSpan={Math.max(1, columns.length)} tabIndex={0} data-full={reason} className={BODY_CELL}>
          <span
            className={clsx(
              'sticky left-39 line-clamp-2 max-w-[min(32rem,46vw)] text-sm sm:left-91',
              job.status === 'failed' ? 'text-rose' : 'text-ink-soft',
            )}
          >
            {reason}
          </span>
        </td>
      )}
      <td className={clsx(BODY_CELL, ACTION_CELL)}>
        {job.status === 'completed' ? (
          <Link to={profilePath(job)} className={buttonClass('secondary', 'sm')} aria-label={`View ${person.name}`}>
            View
          </Link>
        ) : (
          <Button variant="secondary" size="sm" disabled>
            Pending
          </Button>
        )}
      </td>
    </tr>
  );
});

const profilePath = (job: Job) => `/enriched_profile?jobId=${encodeURIComponent(job.job_id)}`;

function ValueCell({ job, parameter, first }: { job: Job; parameter: ParameterId; first: boolean }) {
  const { kind, text } = cellContent(job, parameter);
  return (
    <td
      // Each row is one tab stop; the arrow keys move on from there.
      tabIndex={first ? 0 : -1}
      data-cell=""
      data-full={kind === 'value' ? text : undefined}
      className={clsx(BODY_CELL, 'truncate', kind !== 'value' && 'text-ink-soft')}
    >
      {text}
    </td>
  );
}
