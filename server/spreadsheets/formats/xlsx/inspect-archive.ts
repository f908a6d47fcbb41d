import { unzipSync } from 'fflate';
import { DomainError } from '../../../platform/domain-error.ts';

const ENTRIES_MAX = 200;
const INFLATED_BYTES_MAX = 100 * 1024 * 1024;
const RATIO_MAX = 100;
/** What inflates to less does no harm, however well it was packed. */
const HARMLESS_BYTES = 10 * 1024 * 1024;

/** What nothing at all is packed to, generously. */
const EMPTY_PACKED_BYTES = 32;

const SAVE_AS_XLSX = 'Please save it as .xlsx and upload again.';

/**
 * Looks through the table of contents of a zip file before anything is unpacked.
 * @throws DomainError upload_damaged, upload_suspicious, or upload_wrong_kind when it holds no workbook
 */
export function inspectArchive(bytes: Uint8Array): void {
  const names = new Set<string>();
  let inflated = 0;
  let packed = 0;
  let entries = 0;
  let lies = false;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize, size }) => {
        entries++;
        // A size of zero that is none would lift the cap that readers set by it.
        if (originalSize === 0 && size > EMPTY_PACKED_BYTES) lies = true;
        inflated += originalSize;
        packed += size;
        names.add(name);
        return false;
      },
    });
  } catch (error) {
    throw new DomainError('upload_damaged', { cause: error });
  }
  const ratio = inflated / Math.max(1, Math.min(packed, bytes.length));
  if (
    lies ||
    entries > ENTRIES_MAX ||
    inflated > INFLATED_BYTES_MAX ||
    (ratio > RATIO_MAX && inflated > HARMLESS_BYTES)
  ) {
    throw new DomainError('upload_suspicious');
  }
  if (names.has('[Content_Types].xml') && names.has('xl/workbook.bin')) {
    throw new DomainError('upload_wrong_kind', { details: `This is a binary workbook (.xlsb). ${SAVE_AS_XLSX}` });
  }
  if (names.has('mimetype') && names.has('content.xml')) {
    throw new DomainError('upload_wrong_kind', { details: `This is an OpenDocument file. ${SAVE_AS_XLSX}` });
  }
  const hasWorkbook = [...names].some((name) => /(?:^|\/)workbook\d*\.xml$/i.test(name));
  if (!names.has('[Content_Types].xml') || !hasWorkbook) throw new DomainError('upload_wrong_kind');
}
