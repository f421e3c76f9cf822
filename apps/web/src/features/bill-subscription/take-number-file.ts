import { showToast } from '@mastlight/ui';
import { NumberFileRefused, readNumberFile } from './read-number-file';

/** Gives the text of a dropped or chosen file on; a file that is no list of numbers is refused in a toast. */
export async function takeNumberFile(file: File, take: (text: string) => void): Promise<void> {
  try {
    take(await readNumberFile(file));
  } catch (error) {
    if (!(error instanceof NumberFileRefused)) throw error;
    showToast({ tone: 'danger', text: error.message });
  }
}
