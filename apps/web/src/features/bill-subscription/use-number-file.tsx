import { lazy, Suspense, useState, type ReactNode } from 'react';
import { showToast } from '@mastlight/ui';
import type { NumberSheet } from './read-number-file';

const SheetChoice = lazy(async () => ({ default: (await import('./components/sheet-choice')).SheetChoice }));

/**
 * Gives the text of a dropped or chosen file on. Where numbers stand in several sheets its reader is asked which are meant; a
 * file that is no list of numbers is refused in a toast.
 *
 * @returns `choice` is the question while it is asked, to be shown where the file was taken
 */
export function useNumberFile(take: (text: string) => void): { readonly takeFile: (file: File) => void; readonly choice: ReactNode } {
  const [sheets, setSheets] = useState<readonly NumberSheet[] | null>(null);

  async function read(file: File): Promise<void> {
    // A list has no reader before somebody brings a file.
    const { NumberFileRefused, readNumberFile } = await import('./read-number-file');
    try {
      const found = await readNumberFile(file);
      if (found.length > 1) setSheets(found);
      else take(found[0]!.text);
    } catch (error) {
      if (!(error instanceof NumberFileRefused)) throw error;
      showToast({ tone: 'danger', text: error.message });
    }
  }

  const choose = (chosen: readonly NumberSheet[]): void => {
    setSheets(null);
    take(chosen.map(({ text }) => text).join('\n'));
  };
  return {
    takeFile: (file) => void read(file),
    choice: sheets && (
      <Suspense>
        <SheetChoice sheets={sheets} onChoose={choose} onClose={() => setSheets(null)} />
      </Suspense>
    ),
  };
}
