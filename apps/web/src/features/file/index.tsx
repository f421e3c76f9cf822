/**
 * Here: the field that uploads a file, and pictures that were uploaded.
 * Not here: what a file is for; the form that asks for it sends its url.
 */
import { lazy } from 'react';
import { LazyPart } from '../../platform/lazy-part';
import { loadChunk } from '../../platform/load-chunk';
import type { FileFieldProps } from './file-field';

export { useStoredPicture } from './stored-picture';

const Field = lazy(() => loadChunk(async () => ({ default: (await import('./file-field')).FileField })));

/** The field comes with the form that has one: the shell, which shows pictures, does not carry it. */
export function FileField(props: FileFieldProps) {
  return (
    <LazyPart>
      <Field {...props} />
    </LazyPart>
  );
}
