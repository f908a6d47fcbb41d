import type { ReactNode } from 'react';
import type { Job } from '../../../../shared/contract/enrichment.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ProfileCard, ProfileCards } from '../profile-cards.ts';
import { ValueCard } from './value/value-card.tsx';

interface CardGroupsProps {
  job: Job;
  cards: ProfileCards;
  onOpen: (card: ProfileCard) => void;
  onUnlock: () => void;
}

const GRID = 'grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3';
/** Texts that are shown in full make no card beside them taller. */
const TEXT_GRID = `${GRID} items-start`;

/** All cards of a profile by category; what was not found comes last. */
export function CardGroups({ job, cards: { groups, notFound }, onOpen, onUnlock }: CardGroupsProps) {
  const draw = (cards: readonly ProfileCard[]) =>
    cards.map((card) => (
      <ValueCard key={card.id} job={job} card={card} onOpen={() => onOpen(card)} onUnlock={onUnlock} />
    ));
  return (
    <div className="flex flex-col gap-8">
      {groups.map((group) => (
        <Group key={group.id} title={group.name} grid={group.cards.some(isInsight) ? TEXT_GRID : GRID}>
          {draw(group.cards)}
        </Group>
      ))}
      {notFound.length > 0 && (
        <Group title="Not found, not charged" grid={GRID}>
          {draw(notFound)}
        </Group>
      )}
    </div>
  );
}

/** Six grey cards while the profile loads (specification section 2). */
export function CardSkeletons() {
  return (
    <div className={GRID} role="status">
      <span className="sr-only">Loading the profile</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
        <Skeleton key={name} className="h-24 rounded-card" />
      ))}
    </div>
  );
}

const isInsight = (card: ProfileCard) => card.ai_generated && card.state === 'value';

function Group({ title, grid, children }: { title: string; grid: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-lg">{title}</h2>
      <div className={grid}>{children}</div>
    </section>
  );
}
