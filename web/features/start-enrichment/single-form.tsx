import { type FormEvent, useState } from 'react';
import { isSignedIn, readSession } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { loadOrSay } from '../../ui/load-or-say.ts';
import { TextField } from '../../ui/text-field.tsx';
import { openLogin } from '../auth/login-store.ts';
import { ParameterPicker, preloadPicker } from './parameter-picker.tsx';
import { loadReader, preloadReader } from './paste/load-reader.ts';
import { SampleProfiles } from './sample-profiles.tsx';
import type { PickerRequest } from './start-picker.tsx';

/** The field's text and its error; until it is edited, that may be why its enrichment failed. */
export interface SingleEntry {
  url: string;
  error: string | null;
}

interface SingleFormProps {
  entry: SingleEntry;
  onEntry: (entry: SingleEntry) => void;
  onStarted: (jobId: string) => void;
}

/** One profile: its address, the picker, and then its progress. */
export function SingleForm({ entry: { url, error }, onEntry, onStarted }: SingleFormProps) {
  const [picker, setPicker] = useState<PickerRequest | null>(null);
  const isEmpty = url.trim() === '';

  async function enrich(event: FormEvent) {
    event.preventDefault();
    if (isEmpty) return;
    if (!isSignedIn(readSession())) return openLogin();
    const reader = await loadOrSay(loadReader);
    if (!reader) return;
    const parsed = reader.parseProfileUrl(url, { bare: true });
    if (!parsed.ok) return onEntry({ url, error: parsed.message });
    setPicker({
      profiles: [parsed.url],
      start: async (starts, columns) => {
        const jobId = await starts.single(parsed.url, columns);
        if (!jobId) return;
        onEntry({ url, error: null });
        onStarted(jobId);
      },
    });
  }

  return (
    <form className="mt-5 flex flex-col gap-4" onSubmit={(event) => void enrich(event)} noValidate>
      <TextField
        label="LinkedIn profile URL"
        hideLabel
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="Enter LinkedIn Profile URL"
        value={url}
        onFocus={preloadReader}
        error={error}
        onChange={(event) => onEntry({ url: event.target.value, error: null })}
      />
      <div className="flex justify-end">
        <Button
          type="submit"
          size="lg"
          className="max-sm:w-full"
          disabled={isEmpty || picker !== null}
          onPointerEnter={preloadPicker}
        >
          Enrich Now
        </Button>
      </div>
      <SampleProfiles single onPick={([first]) => onEntry({ url: first ?? '', error: null })} />
      <ParameterPicker request={picker} onClose={() => setPicker(null)} />
    </form>
  );
}
