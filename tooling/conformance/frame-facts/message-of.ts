import type { WireMessage } from '@mastlight/wire';
import type { FactsSample } from '../facts-matcher';

/** The message of that kind of which an entry speaks: the one at its place, else the first; null when there is none. */
export function messageOf<Kind extends WireMessage['kind']>(
  { reading, messageIndex }: FactsSample,
  kind: Kind,
): Extract<WireMessage, { kind: Kind }> | null {
  const isAsked = (message: WireMessage): message is Extract<WireMessage, { kind: Kind }> => message.kind === kind;
  const asked = messageIndex === null ? reading.messages : reading.messages.slice(messageIndex, messageIndex + 1);
  return asked.find(isAsked) ?? null;
}
