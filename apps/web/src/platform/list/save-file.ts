import { showToast } from '@mastlight/ui';
import { textsOf } from '../catalogue';
import { listTexts } from './texts/zh-CN';

/** A file that the server has written, with its name. */
export interface SavedFile {
  readonly blob: Blob;
  readonly name: string;
}

/** How a list has long files made outside a request. */
export interface LaterExport {
  /** Files of more rows are made so. */
  readonly above: number;
  /** Has one begun, and says so. @throws CallError, which has been shown. */
  readonly start: (wish: object) => Promise<void>;
}

/** The download has taken the address over long before. */
const addressLivesMs = 60_000;

/** Saves what `fetchFile` gives and says so. A refusal has been shown by the client. */
export async function saveFile(fetchFile: () => Promise<SavedFile>): Promise<void> {
  try {
    const { blob, name } = await fetchFile();
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), addressLivesMs);
    showToast({ tone: 'done', text: textsOf(listTexts)('exported', { name }) });
  } catch {
    // Shown.
  }
}

/** Saves a list of so many rows: at once, or where it is long and can be, by having it made for later. */
export async function saveList(rows: number, fetchFile: () => Promise<SavedFile>, wish: object, later?: LaterExport): Promise<void> {
  if (later === undefined || rows <= later.above) return saveFile(fetchFile);
  // A refusal has been shown.
  await later.start(wish).catch(() => undefined);
}
