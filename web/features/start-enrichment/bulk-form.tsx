import clsx from 'clsx';
import { type FormEvent, useState } from 'react';
import { isSheet, NO_SHEET } from '../../../shared/sheet-kind.ts';
import { usePublicConfig } from '../../api/queries/public-config.ts';
import { isSignedIn, readSession } from '../../api/session.ts';
import { lazyDialog } from '../../ui/dialog.tsx';
import { formatNumber } from '../../ui/format.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { loadOrSay } from '../../ui/load-or-say.ts';
import { toast } from '../../ui/toast.tsx';
import { openLogin } from '../auth/login-store.ts';
import { BulkActions } from './bulk-actions.tsx';
import { ParameterPicker } from './parameter-picker.tsx';
import { PasteBox } from './paste/paste-box.tsx';
import { useProfileLines } from './paste/use-profile-lines.ts';
import { SampleProfiles } from './sample-profiles.tsx';
import { useLinkQuestion } from './sheet/use-link-question.ts';
import { useSheet } from './sheet/use-sheet.ts';
import type { PickerRequest } from './start-picker.tsx';

/** Loaded while the first file is on its way. */
const SheetPanel = lazyPart(
  () => import('./sheet/sheet-panel.tsx'),
  <div className="h-36 rounded-control border border-edge/60 bg-paper" />,
);
const GoogleSheetDialog = lazyDialog(() => import('./sheet/google-sheet-dialog.tsx'));

/** Many profiles: pasted, one per line, or in a sheet that is chosen or dropped. */
export function BulkForm() {
  const lines = useProfileLines();
  const sheet = useSheet();
  const limit = usePublicConfig()?.limits.profiles_per_request;
  const [picker, setPicker] = useState<PickerRequest | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [dragging, setDragging] = useState(false);
  const [asksForLink, askForLink] = useLinkQuestion();

  function say(text: string) {
    setError(text);
    toast.error(text);
  }

  function chooseFile(file: File | undefined) {
    if (!file) return;
    if (!isSignedIn(readSession())) return openLogin();
    setError(null);
    if (isSheet(file)) sheet.choose(file);
    else say(NO_SHEET);
  }

  async function enrichLines(leaveOutWrong: boolean) {
    if (!isSignedIn(readSession())) return openLogin();
    const read = await loadOrSay(lines.readNow);
    if (!read) return;
    const { profiles, refused, duplicates } = read;
    if (profiles.length + refused.length === 0) return say('Please enter at least one LinkedIn URL.');
    const [wrong] = refused;
    if (wrong && !leaveOutWrong) {
      return setError(`Line ${wrong.line} is not a profile URL. Correct it, or enrich the valid profiles only.`);
    }
    if (limit && profiles.length > limit) {
      return setError(
        `At most ${formatNumber(limit)} profiles can be started at once; there are ${formatNumber(profiles.length)}.`,
      );
    }
    setError(null);
    const urls = profiles.map(({ url }) => url);
    const leftOut = { duplicates, refused: refused.length };
    setPicker({ profiles: urls, leftOut, start: (starts, columns) => starts.bulk(urls, columns) });
  }

  function enrichSheet(leaveOutWrong: boolean) {
    const { preview, confirmedMapping: mapping } = sheet.read;
    if (!sheet.chosen || !preview) return;
    const { source } = sheet.chosen;
    const [wrong] = preview.rejected;
    if (wrong && !leaveOutWrong) {
      return setError(`Row ${wrong.row} is not a profile URL. Correct it, or enrich the valid profiles only.`);
    }
    setError(null);
    const { profiles, duplicates, linkedin_urls, rejected } = preview;
    setPicker({
      profiles: linkedin_urls,
      leftOut: { duplicates, refused: rejected.length },
      start: (starts, columns) => starts.sheet({ source, mapping, skipInvalid: leaveOutWrong }, profiles, columns),
    });
  }

  const enrich = sheet.chosen ? enrichSheet : enrichLines;
  return (
    <form
      className={clsx(
        'mt-5 flex flex-col gap-4 rounded-control',
        dragging && 'outline-2 outline-offset-8 outline-cobalt outline-dashed',
      )}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void enrich(false);
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={(event) => {
        setDragging(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        chooseFile(event.dataTransfer.files[0]);
      }}
      noValidate
    >
      {sheet.chosen ? (
        <SheetPanel
          chosen={sheet.chosen}
          onRead={sheet.setRead}
          onRemove={sheet.remove}
          onEnrichValid={() => enrichSheet(true)}
          onGiveUp={sheet.remove}
        />
      ) : (
        <PasteBox lines={lines} onEdit={() => setError(null)} onEnrichValid={() => void enrichLines(true)} />
      )}
      {error && (
        <p className="text-sm text-rose" role="alert">
          {error}
        </p>
      )}
      <BulkActions
        fileChosen={sheet.chosen !== null}
        busy={picker !== null || (sheet.chosen !== null && sheet.read.reading)}
        disabled={sheet.chosen !== null && (sheet.read.preview?.profiles ?? 0) === 0}
        onFile={chooseFile}
        onGoogleSheet={() => (isSignedIn(readSession()) ? askForLink(true) : openLogin())}
      />
      {!sheet.chosen && <SampleProfiles onPick={(urls) => lines.setText(urls.join('\n'))} />}
      {asksForLink && (
        <GoogleSheetDialog
          onClose={() => askForLink(false)}
          onLink={(url) => {
            askForLink(false);
            setError(null);
            sheet.choose({ name: 'Google Sheet', url });
          }}
          onGiveUp={() => askForLink(false)}
        />
      )}
      <ParameterPicker request={picker} onClose={() => setPicker(null)} />
    </form>
  );
}
