import clsx from 'clsx';
import { type FormEvent, useState } from 'react';
import { DEPARTMENTS, SENIORITY_LEVELS } from '../../../../shared/catalogue.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, inputClass } from '../../../ui/field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type Criterion, type CriterionKind, findKind, isExcludable, KINDS } from './criteria.ts';
import { exampleOf, readValue, VALUE_CHARS } from './read-value.ts';

/** Kinds with a fixed set of values. */
const CHOICES: Partial<Record<CriterionKind, readonly string[]>> = {
  seniority: SENIORITY_LEVELS,
  department: DEPARTMENTS,
};

interface CriterionEditorProps {
  initial: Criterion;
  /** What saving is called. */
  save: 'Save' | 'Add';
  onSave: (criterion: Criterion) => void;
  onCancel: () => void;
}

/** A small form for one criterion: what kind it is, its value, and whether people of it are left out. Enter saves. */
export function CriterionEditor({ initial, save, onSave, onCancel }: CriterionEditorProps) {
  const [draft, setDraft] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const { kind, value } = draft;
  const choices = CHOICES[kind];
  const example = exampleOf(kind);

  function chooseKind(next: CriterionKind) {
    setError(null);
    const fixed = CHOICES[next];
    const kept = fixed && !fixed.includes(value) ? (fixed[0] ?? '') : value;
    setDraft({ kind: next, excluded: draft.excluded && isExcludable(next), value: kept });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readValue(kind, value);
    if (read !== null) return onSave({ ...draft, value: read });
    setError(example ? `${example}.` : 'Type what to look for.');
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3 pt-1 text-ink" noValidate>
      <Field label="Kind">
        {(wiring) => (
          <select
            {...wiring}
            value={kind}
            onChange={(event) => chooseKind(event.target.value as CriterionKind)}
            className={clsx(inputClass, 'h-11')}
          >
            {KINDS.map((known) => (
              <option key={known.kind} value={known.kind}>
                {known.label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {choices ? (
        <Field label={findKind(kind)?.label ?? kind}>
          {(wiring) => (
            <select
              {...wiring}
              data-autofocus=""
              value={value}
              onChange={(event) => setDraft({ ...draft, value: event.target.value })}
              className={clsx(inputClass, 'h-11')}
            >
              {[...new Set([...choices, value])].map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          )}
        </Field>
      ) : (
        <TextField
          label={findKind(kind)?.label ?? kind}
          hint={error ? undefined : example}
          error={error}
          data-autofocus=""
          autoComplete="off"
          enterKeyHint="search"
          maxLength={VALUE_CHARS}
          value={value}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setError(null);
            setDraft({ ...draft, value: event.target.value });
          }}
        />
      )}
      {isExcludable(kind) && (
        <label className="flex min-h-6 items-center gap-2.5 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-4.5 shrink-0 accent-cobalt"
            checked={draft.excluded}
            onChange={(event) => setDraft({ ...draft, excluded: event.target.checked })}
          />
          Leave these people out
        </label>
      )}
      <div className="flex flex-wrap justify-end gap-2 pt-1">
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="sm">
          {save}
        </Button>
      </div>
    </form>
  );
}
