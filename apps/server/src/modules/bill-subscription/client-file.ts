import type { ClientFile } from '@mastlight/domain/bill-file/index';
import type { ShownFile } from '../bill-file/index';

/** A file as whoever has a client's link is told. */
export function clientFileOf({ id, kind, name, bytes }: ShownFile): ClientFile {
  return { id, kind, name, bytes };
}
