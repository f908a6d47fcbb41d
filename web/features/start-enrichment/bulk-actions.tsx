import { Download, Sheet, Upload } from 'lucide-react';
import { useRef } from 'react';
import { SHEET_ACCEPT } from '../../../shared/sheet-kind.ts';
import { isSignedIn, readSession, useSession } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { openLogin } from '../auth/login-store.ts';
import { preloadPicker } from './parameter-picker.tsx';
import { downloadSample } from './sheet/download-sample.ts';

interface BulkActionsProps {
  fileChosen: boolean;
  busy: boolean;
  disabled: boolean;
  onFile: (file: File | undefined) => void;
  onGoogleSheet: () => void;
}

/** The row under the paste box: choose a sheet or the link of one, fetch the sample sheet, start. */
export function BulkActions({ fileChosen, busy, disabled, onFile, onGoogleSheet }: BulkActionsProps) {
  const signedIn = useSession(isSignedIn);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Sheet with profiles"
        accept={SHEET_ACCEPT}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // Choosing the same file again must trigger a change event again.
          event.target.value = '';
        }}
      />
      <Button
        variant="secondary"
        size="lg"
        icon={<Upload className="size-4" aria-hidden="true" />}
        onClick={() => (isSignedIn(readSession()) ? input.current?.click() : openLogin())}
      >
        {fileChosen ? 'Choose another file' : 'Upload File'}
      </Button>
      {signedIn ? (
        <IconButton
          label="Download sample file"
          icon={<Download className="size-5" aria-hidden="true" />}
          onClick={() => void downloadSample()}
        />
      ) : (
        // Its place, for members whose page the app has not taken over yet.
        <span className="hidden size-9 member:block pointer-coarse:size-11" />
      )}
      <Button
        variant="secondary"
        size="lg"
        icon={<Sheet className="size-4" aria-hidden="true" />}
        onClick={onGoogleSheet}
      >
        Google Sheets
      </Button>
      <span className="min-w-0 flex-1 basis-40 text-sm text-ink-soft">
        CSV or Excel; drop it anywhere on this card.
      </span>
      <Button
        type="submit"
        size="lg"
        className="max-sm:w-full"
        disabled={disabled || busy}
        onPointerEnter={preloadPicker}
      >
        Enrich Now
      </Button>
    </div>
  );
}
