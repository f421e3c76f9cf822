import { flatBaplie } from './baplie/read-baplie';
import { flatCoarri } from './coarri/read-coarri';
import { flatCodeco } from './codeco/read-codeco';
import { flatCotemp } from './cotemp/read-cotemp';
import { flatCtnvgm } from './ctnvgm/read-ctnvgm';
import { flatIfcsum } from './ifcsum/read-ifcsum';
import type { FlatMessageReader } from './message-reader';

/** Every platform file type that is read, by the name in its record `00`. */
export const flatMessageReaders: ReadonlyMap<string, FlatMessageReader> = new Map(
  [flatIfcsum, flatCodeco, flatCoarri, flatBaplie, flatCotemp, flatCtnvgm].map((reader) => [reader.type, reader]),
);
