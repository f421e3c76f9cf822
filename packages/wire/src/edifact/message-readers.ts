import { coarri } from './coarri/read-coarri';
import { codeco } from './codeco/read-codeco';
import type { MessageReader } from './message-reader';

/** Every EDIFACT message type that is read, by its 0065 name. */
export const messageReaders: ReadonlyMap<string, MessageReader> = new Map(
  [codeco, coarri].map((reader) => [reader.type, reader]),
);
