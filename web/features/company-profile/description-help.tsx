import { CircleHelp } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';

const INCLUDE = [
  'Main services or products',
  'Target market or industries',
  'Key value propositions',
  'Company size and focus areas',
];

/** What a good description holds, with an example. */
export function DescriptionHelp() {
  return (
    <Popover
      title="What to include"
      trigger={
        <Button variant="quiet" size="sm" icon={<CircleHelp className="size-4" aria-hidden="true" />}>
          What to include
        </Button>
      }
    >
      <ul className="list-disc space-y-1 pl-5">
        {INCLUDE.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="mt-3 font-medium text-ink">Example</p>
      <p className="mt-1">
        We make scheduling software for dental and veterinary clinics in India and the UK. It fills cancelled slots from
        a waiting list and cuts no-shows by a third. We are 40 people and focus on groups of 5 to 50 clinics.
      </p>
    </Popover>
  );
}
