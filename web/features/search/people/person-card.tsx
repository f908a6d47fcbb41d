import clsx from 'clsx';
import { Check, ExternalLink, MapPin } from 'lucide-react';
import { memo } from 'react';
import { usePicture } from '../../../api/queries/picture-query.ts';
import { Portrait } from '../../../ui/portrait.tsx';
import type { Person } from './person.ts';

const NO_URL = 'No profile URL found for this user';

interface PersonCardProps {
  person: Person;
  selected: boolean;
  onToggle: (profileUrl: string) => void;
}

/** One person found: a click, Enter or Space anywhere on the card chooses them. */
export const PersonCard = memo(function PersonCard({ person, selected, onToggle }: PersonCardProps) {
  const { name, headline, location, pictureUrl, profileUrl } = person;
  const picture = usePicture(pictureUrl);
  return (
    <li
      className={clsx(
        'relative flex items-center gap-2 rounded-card border bg-pane pr-3 transition-colors',
        selected ? 'border-cobalt bg-cobalt/5' : 'border-lead hover:border-edge',
      )}
    >
      <button
        type="button"
        data-person=""
        aria-pressed={selected}
        aria-disabled={profileUrl === null || undefined}
        onClick={() => profileUrl !== null && onToggle(profileUrl)}
        className="flex min-w-0 flex-1 scroll-mt-20 scroll-mb-28 items-center gap-4 py-3.5 pl-4 text-left outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-cobalt"
      >
        <span
          aria-hidden="true"
          className={clsx(
            'flex size-5 shrink-0 items-center justify-center rounded-md border transition-colors',
            selected ? 'border-cobalt bg-cobalt text-on-bright' : 'border-edge',
            profileUrl === null && 'invisible',
          )}
        >
          {selected && <Check className="size-4" />}
        </span>
        <Portrait key={picture} src={picture} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold break-words">{name}</span>
          {headline && <span className="line-clamp-2 break-words">{headline}</span>}
          {location && (
            <span className="mt-0.5 flex items-center gap-1 text-sm text-ink-soft">
              <MapPin className="size-3.5 shrink-0" aria-hidden="true" />
              {location}
            </span>
          )}
          {profileUrl === null && <span className="block text-sm text-amber">{NO_URL}</span>}
        </span>
      </button>
      {profileUrl !== null && (
        <a
          href={profileUrl}
          target="_blank"
          rel="noreferrer noopener"
          aria-label={`Open the profile of ${name}`}
          title="Open the profile"
          className="relative z-10 inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-soft transition hover:bg-lead/50 hover:text-ink pointer-coarse:size-11"
        >
          <ExternalLink className="size-4" aria-hidden="true" />
        </a>
      )}
    </li>
  );
});
