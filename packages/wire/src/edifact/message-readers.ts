import { aperak } from './aperak/read-aperak';
import { coarri } from './coarri/read-coarri';
import { codeco } from './codeco/read-codeco';
import { contrl } from './contrl/read-contrl';
import { cuscar } from './cuscar/read-cuscar';
import { cusres } from './cusres/read-cusres';
import { ifcsum } from './ifcsum/read-ifcsum';
import { iftmbc } from './iftmbc/read-iftmbc';
import { iftmbf } from './iftmbf/read-iftmbf';
import { iftmin } from './iftmin/read-iftmin';
import type { MessageReader } from './message-reader';
import { untyped } from './untyped-message';
import { vermas } from './vermas/read-vermas';

/** Every EDIFACT message type that is read, by its 0065 name. */
export const messageReaders: ReadonlyMap<string, MessageReader> = new Map(
  [
    codeco, coarri, vermas, contrl, aperak, iftmbf, iftmbc, iftmin, ifcsum, cuscar,
    cusres, untyped,
  ].map((reader) => [reader.type, reader]),
);
