import { showToast } from '@mastlight/ui';
import { textsOf } from '../catalogue';
import { listTexts } from './texts';

/** A file that the server has written, with its name. */
export interface SavedFile {
  readonly blob: Blob;
  readonly name: string;
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
