import { CircleAlert, CircleCheck, CircleDashed, CircleHelp, CircleSlash } from 'lucide-react';
import { useId } from 'react';
import type { Job } from '../../../../../shared/contract/enrichment.ts';
import type { FitDecision } from '../../../../../shared/contract/fit.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FirstWords } from './first-words.tsx';
import { FitParts } from './fit-parts.tsx';
import { FitReasons } from './fit-reasons.tsx';
import { CONFIDENCE_WORDS, DISQUALIFIER_WORDS, VERDICT_WORDS } from './fit-words.ts';
import { UnreadCompany } from './unread-company.tsx';

const LOOKS = {
  clear: { Icon: CircleCheck, colour: 'text-emerald' },
  possible: { Icon: CircleDashed, colour: 'text-amber' },
  none: { Icon: CircleSlash, colour: 'text-ink-soft' },
  unread: { Icon: CircleHelp, colour: 'text-amber' },
};
const TAG_TONES: Record<FitDecision['tag'], Tone> = { Hot: 'emerald', Warm: 'amber', Cold: 'neutral' };

/** Opens the profile: who the person is to the user, why, and what to say first. */
export function FitSection({ job, fit }: { job: Job; fit: FitDecision }) {
  const id = useId();
  const { Icon, colour } = LOOKS[fit.verdict];
  const unread = fit.verdict === 'unread';
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-5 p-5">
        <div className="flex flex-col gap-2">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id={id} className="flex items-center gap-2 text-xl">
              <Icon className={`size-6 shrink-0 ${colour}`} aria-hidden="true" />
              <span>
                <span className="sr-only">Who they are to you: </span>
                {VERDICT_WORDS[fit.verdict]}
              </span>
            </h2>
            {!unread && (
              <p className="flex items-center gap-2 tabular">
                <span>
                  <span className="text-lg font-semibold">{fit.score}</span>
                  <span className="text-ink-soft"> of 100</span>
                </span>
                <Badge tone={TAG_TONES[fit.tag]}>{fit.tag}</Badge>
              </p>
            )}
          </div>
          {unread ? (
            <UnreadCompany />
          ) : (
            <div className="max-w-prose break-words">
              <p>{fit.summary}</p>
              <p className="mt-1 text-sm text-ink-soft">{CONFIDENCE_WORDS[fit.confidence]}</p>
            </div>
          )}
          {fit.disqualifier && <Disqualified disqualifier={fit.disqualifier} />}
        </div>
        {!unread && (
          <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
            <FitReasons fit={fit} />
            <FitParts parts={fit.parts} />
          </div>
        )}
        <FirstWords job={job} />
      </Card>
    </section>
  );
}

function Disqualified({ disqualifier: { kind, text } }: { disqualifier: NonNullable<FitDecision['disqualifier']> }) {
  return (
    <p className="flex items-start gap-2 rounded-control bg-rose/8 px-3 py-2">
      <CircleAlert className="mt-0.5 size-5 shrink-0 text-rose" aria-hidden="true" />
      <span className="min-w-0 break-words">
        <span className="font-medium">{DISQUALIFIER_WORDS[kind]}.</span> {text}
      </span>
    </p>
  );
}
