import { aperak } from './aperak/read-aperak';
import { coarri } from './coarri/read-coarri';
import { codeco } from './codeco/read-codeco';
import { contrl } from './contrl/read-contrl';
import type { MessageReader } from './message-reader';
import { vermas } from './vermas/read-vermas';

/** Every EDIFACT message type that is read, by its 0065 name. */
export const messageReaders: ReadonlyMap<string, MessageReader> = new Map(
  [codeco, coarri, vermas, contrl, aperak].map((reader) => [reader.type, reader]),
);
