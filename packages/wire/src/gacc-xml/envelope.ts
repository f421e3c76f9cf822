import type { MessageFunction, Vessel, WireTime } from '../message';
import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { classifyVesselCode } from '../vocabulary/vessel-code';
import { isNoTimeYet, readWireTime } from '../vocabulary/wire-time';
import { child, textAt, type XmlElement } from './read-xml';

/** FunctionCode: 9 first, 2 add, 3 delete, 5 change; 0 (other data) and empty count as first. */
const functions: Readonly<Record<string, MessageFunction>> = {
  '': 'original',
  '0': 'original',
  '9': 'original',
  '2': 'add',
  '3': 'delete',
  '5': 'change',
  '4': 'replace',
  '1': 'cancel',
};

/** The Head of a customs message, in the spelling of GACC or of the port's local messages. */
export interface CustomsHead {
  /** Four digits: 2101, 3101 …; empty when the message does not say. */
  readonly about: string;
  readonly reference: string | null;
  readonly function: MessageFunction;
  readonly sender: string | null;
  readonly recipient: string | null;
  readonly prepared: WireTime | null;
}

/** Reads the Head; what it does not say is null, an unknown function counts as original and is noted. */
export function readHead(message: XmlElement, log: FindingLog): CustomsHead {
  const head = child(message, 'Head');
  const first = (...names: readonly string[]): string | null => {
    for (const name of names) {
      const text = textAt(head, name);
      if (text !== '') return text;
    }
    return null;
  };
  const reference = first('MessageID', 'MessageId');
  const type =
    /^(?:MT)?(\d{4})$/i.exec(first('MessageType') ?? '') ?? /(?:^|_)MT(\d{4})_/i.exec(reference ?? '');
  const code = first('FunctionCode') ?? '';
  const known = Object.hasOwn(functions, code) ? functions[code] : undefined;
  if (known === undefined) log.note('unknown-function', at(head ?? message), code);
  return {
    about: type?.[1] ?? '',
    reference,
    function: known ?? 'original',
    sender: first('SenderID', 'SenderId', 'SendId'),
    recipient: first('ReceiverID', 'ReceiverId', 'ReceiveId'),
    prepared: readTime(head, 'SendTime', log),
  };
}

/** The place of an element, for findings. */
export function at(element: XmlElement): WirePlace {
  return { offset: element.offset, segment: element.number };
}

/** The ship of a Declaration or Response; null when it names none. */
export function readMeans(parent: XmlElement | undefined): Vessel | null {
  const means = child(parent, 'BorderTransportMeans');
  const [code, name, voyage] = ['ID', 'Name', 'JourneyID'].map((part) => textAt(means, part) || null);
  if (!code && !name && !voyage) return null;
  return {
    name: name ?? null,
    code: code ?? null,
    scheme: code ? classifyVesselCode(code) : null,
    voyage: voyage ?? null,
    direction: null,
  };
}

/** A time in a child element; an unreadable one keeps its text and is noted. */
export function readTime(parent: XmlElement | undefined, name: string, log: FindingLog): WireTime | null {
  const element = child(parent, name);
  const time = readWireTime(element?.text ?? '');
  if (element && time?.instantMs === null && !isNoTimeYet(time.raw))
    log.note('bad-time', at(element), time.raw);
  return time;
}
