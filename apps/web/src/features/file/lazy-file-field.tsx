import { lazy } from 'react';
import { LazyPart } from '../../platform/lazy-part';
import { loadChunk } from '../../platform/load-chunk';
import type { FileFieldProps } from './file-field';

const Field = lazy(() => loadChunk(async () => ({ default: (await import('./file-field')).FileField })));

/** The field comes with the form that has one: the shell, which shows pictures, does not carry it. */
export function FileField(props: FileFieldProps) {
  return (
    <LazyPart>
      <Field {...props} />
    </LazyPart>
  );
}
