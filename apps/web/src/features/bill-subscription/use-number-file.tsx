import { lazy, useState, type ReactNode } from 'react';
import { showToast } from '@mastlight/ui';
import { textsOf } from '../../platform/catalogue';
import { LazyPart } from '../../platform/lazy-part';
import { loadChunk } from '../../platform/load-chunk';
import { sendSignal } from '../../platform/signals';
import type { NumberSheet } from './read-number-file';
import { billTexts } from './texts/zh-CN';

const SheetChoice = lazy(() => loadChunk(async () => ({ default: (await import('./components/sheet-choice')).SheetChoice })));

/**
 * Gives the text of a dropped or chosen file on. Where numbers stand in several sheets its reader is asked which are meant; a
 * file that is no list of numbers is refused in a toast.
 *
 * @returns `choice` is the question while it is asked, to be shown where the file was taken
 */
export function useNumberFile(take: (text: string) => void): { readonly takeFile: (file: File) => void; readonly choice: ReactNode } {
  const [sheets, setSheets] = useState<readonly NumberSheet[] | null>(null);

  function give(chosen: readonly NumberSheet[]): void {
    // A blank line: the columns of a sheet are not those of the next.
    take(chosen.map(({ text }) => text).join('\n\n'));
    const count = chosen.reduce((sum, { hiddenRows }) => sum + hiddenRows, 0);
    if (count > 0) showToast({ tone: 'warning', text: textsOf(billTexts)('file.hiddenRows', { count }) });
    const columns = chosen.reduce((sum, { hiddenColumns }) => sum + hiddenColumns, 0);
    if (columns > 0) showToast({ tone: 'warning', text: textsOf(billTexts)('file.hiddenColumns', { count: columns }) });
  }

  async function read(file: File): Promise<void> {
    // What reads files is large, and few people bring one.
    const reader = await loadChunk(() => import('./read-number-file')).catch(() => null);
    if (reader === null) return sendSignal('chunk-lost', {});
    try {
      const found = await reader.readNumberFile(file);
      if (found.length > 1) setSheets(found);
      else give(found);
    } catch (error) {
      if (!(error instanceof reader.NumberFileRefused)) throw error;
      showToast({ tone: 'danger', text: error.message });
    }
  }

  const choose = (chosen: readonly NumberSheet[]): void => {
    setSheets(null);
    give(chosen);
  };
  return {
    takeFile: (file) => void read(file),
    choice: sheets && (
      <LazyPart>
        <SheetChoice sheets={sheets} onChoose={choose} onClose={() => setSheets(null)} />
      </LazyPart>
    ),
  };
}
