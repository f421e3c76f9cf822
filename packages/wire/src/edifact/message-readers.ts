import { coarri } from './coarri/read-coarri';
import { codeco } from './codeco/read-codeco';
import type { MessageReader } from './message-reader';
import { vermas } from './vermas/read-vermas';

/** Every EDIFACT message type that is read, by its 0065 name. */
export const messageReaders: ReadonlyMap<string, MessageReader> = new Map(
  [codeco, coarri, vermas].map((reader) => [reader.type, reader]),
);
