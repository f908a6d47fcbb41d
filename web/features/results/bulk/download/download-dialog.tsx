import { Download } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { ExportChoice, ExportFormat, ExportLayout } from '../../../../../shared/export-choices.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { DEFAULT_CHOICE } from './download-results.ts';

const FORMATS: Record<ExportFormat, string> = {
  xlsx: 'Excel (xlsx)',
  csv: 'CSV',
  jsonl: 'JSON, one profile a line (jsonl)',
};
const LAYOUTS: Record<ExportLayout, { name: string; hint: string }> = {
  plain: { name: 'Leadlight', hint: 'Every profile with its status, your own columns and all parameters.' },
  hubspot: { name: 'HubSpot contacts', hint: 'Completed profiles, with the headings that HubSpot matches by itself.' },
  salesforce: { name: 'Salesforce leads', hint: 'Completed profiles, with the labels of the Data Import Wizard.' },
  pipedrive: { name: 'Pipedrive people', hint: 'Completed profiles as people with their organizations.' },
};

interface DownloadDialogProps {
  busy: boolean;
  problem: string | null;
  onClose: () => void;
  onDownload: (choice: ExportChoice) => void;
}

/** Kind of file, columns, and whether they say where values come from. */
export function DownloadDialog({ busy, problem, onClose, onDownload }: DownloadDialogProps) {
  const [choice, setChoice] = useState(DEFAULT_CHOICE);
  const [formId, switchId] = [useId(), useId()];
  const change = (part: Partial<ExportChoice>) => setChoice((now) => ({ ...now, ...part }));
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Download results"
      footer={
        <Button
          type="submit"
          form={formId}
          busy={busy}
          className="w-full"
          icon={<Download className="size-4" aria-hidden="true" />}
        >
          Download
        </Button>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          onDownload(choice);
        }}
      >
        <SelectField
          label="Format"
          value={choice.format}
          onChange={(event) => change({ format: event.target.value as ExportFormat })}
        >
          {Object.entries(FORMATS).map(([format, name]) => (
            <option key={format} value={format}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Columns for"
          hint={LAYOUTS[choice.layout].hint}
          value={choice.layout}
          onChange={(event) => change({ layout: event.target.value as ExportLayout })}
        >
          {Object.entries(LAYOUTS).map(([layout, { name }]) => (
            <option key={layout} value={layout}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="flex items-center justify-between gap-4">
          <label htmlFor={switchId}>Source and date of each value</label>
          <Switch
            id={switchId}
            checked={choice.sources}
            onChange={(event) => change({ sources: event.target.checked })}
          />
        </div>
        {problem && (
          <p role="alert" className="text-sm text-rose">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
