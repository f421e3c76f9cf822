import { lazy, type ComponentProps } from 'react';
import { LazyPart } from '../../../platform/lazy-part';
import { loadChunk } from '../../../platform/load-chunk';
import type { NotesDialog as Dialog } from './notes-dialog';

const NotesDialog = lazy(() => loadChunk(async () => ({ default: (await import('./notes-dialog')).NotesDialog })));

/** The dialog of release notes and notices, loaded when it opens. */
export function LazyNotesDialog(props: ComponentProps<typeof Dialog>) {
  return (
    <LazyPart>
      <NotesDialog {...props} />
    </LazyPart>
  );
}
