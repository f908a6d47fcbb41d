import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CategoryId, ParameterId } from '../../../shared/catalogue.ts';
import { errorText } from '../../api/client.ts';
import { isSignedIn, readSession } from '../../api/session.ts';
import { useSessionEnd } from '../../api/session-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { openLogin } from '../auth/login-store.ts';
import { openCompanyProfile, useCompanyModalStore } from '../company-profile/company-modal-store.ts';
import { categoriesQuery } from './categories-query.ts';
import { totalCost } from './choice/choice.ts';
import { forgetToggled } from './choice/choice-draft.ts';
import { useConfigureParameters } from './choice/configure-parameters.ts';
import { useChoice } from './choice/use-choice.ts';
import { CostLine } from './cost-line.tsx';
import { groupParameters } from './group-parameters.ts';
import { ParameterGroupSection } from './parameter-group.tsx';
import { ParametersLoading } from './parameters-loading.tsx';
import { PickerFilter } from './picker-filter.tsx';
import { hitRatesOf } from './quote/likely-cost.ts';
import { type LeftOut, QuoteLines } from './quote/quote-lines.tsx';
import { useQuote } from './quote/use-quote.ts';
import { StartFailed } from './start-failed.tsx';

const NOTHING_LEFT_OUT: LeftOut = { duplicates: 0, refused: 0 };

interface ParametersModalProps {
  /** Addresses of the profiles that are to be enriched, each once. */
  profiles: readonly string[];
  /** Of what they come from; nothing unless given. */
  leftOut?: LeftOut | undefined;
  onClose: () => void;
  /**
   * Starts the enrichment once the choice is saved; the caller shows the toasts and closes the picker. What it throws is
   * shown beside the button, and the picker stays open.
   */
  onEnrich: (columns: ParameterId[]) => Promise<void>;
}

/**
 * The parameter picker, for one profile or many. It steps aside while the company profile is being written, and makes way for
 * signing in when the session ends; the choice is there again when it is opened afterwards.
 */
export default function ParametersModal({
  profiles,
  leftOut = NOTHING_LEFT_OUT,
  onClose,
  onEnrich,
}: ParametersModalProps) {
  const { parameters, error, retry, hasCompany, chosen, toggle } = useChoice();
  const { data: categories } = useQuery(categoriesQuery);
  const writingCompany = useCompanyModalStore((modal) => modal.mode !== null);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<CategoryId | null>(null);
  const configure = useConfigureParameters();
  const searchField = useRef<HTMLInputElement>(null);
  const count = profiles.length;
  const cost = totalCost(chosen, count);
  const quote = useQuote(profiles);
  const hitRates = hitRatesOf(quote?.answer);
  useSessionEnd(() => {
    onClose();
    openLogin();
  });

  const start = useMutation({
    mutationFn: async (columns: ParameterId[]) => {
      // A user who is signed out by now is sent to sign in by the start itself.
      if (isSignedIn(readSession())) await configure.mutateAsync(columns);
      await onEnrich(columns);
    },
    onSuccess: forgetToggled,
  });

  const groups = parameters && categories ? groupParameters(parameters, categories, category, search) : null;
  const chosenIds = new Set(chosen);
  return (
    <Dialog
      open={!writingCompany}
      size="lg"
      onClose={() => {
        forgetToggled();
        onClose();
      }}
      initialFocus={searchField}
      title="Parameters"
      subtitle="Select Parameters to enrich profile"
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {start.error && <StartFailed failure={start.error} />}
          <div className="min-w-0 sm:max-w-xl">
            <CostLine cost={cost} chosen={chosen.length} count={count} />
            {quote && <QuoteLines quote={quote} chosen={chosen} leftOut={leftOut} />}
          </div>
          <Button
            size="lg"
            className="max-sm:w-full"
            busy={start.isPending}
            disabled={cost === 0}
            onClick={() => start.mutate(chosen)}
          >
            Enrich Now
          </Button>
        </div>
      }
    >
      <PickerFilter
        searchField={searchField}
        search={search}
        onSearch={setSearch}
        categories={categories ?? []}
        category={category}
        onCategory={setCategory}
      />
      {error ? (
        <EmptyState
          tone="rose"
          title="The parameters could not be loaded"
          action={<Button onClick={retry}>Try again</Button>}
        >
          {errorText(error, '')}
          <FailureId error={error} className="mt-2 justify-center" />
        </EmptyState>
      ) : groups === null ? (
        <ParametersLoading />
      ) : groups.length === 0 ? (
        <EmptyState title="No parameters found." />
      ) : (
        groups.map((group) => (
          <ParameterGroupSection
            key={group.category.id}
            group={group}
            chosen={chosenIds}
            hasCompany={hasCompany}
            hitRates={hitRates}
            onToggle={toggle}
            onUnlock={() => openCompanyProfile('create')}
          />
        ))
      )}
    </Dialog>
  );
}
