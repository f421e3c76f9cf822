import type { MessageFunction, MessageHead, WireTime } from '../message';
import type { FindingLog, WirePlace } from '../syntax/finding-log';
import type { HeadDraft } from './schema/head';

/** FunctionCode: 9 main data, 2 add, 3 delete, 5 change; 0 (the other data of the same bills) and empty count as first. */
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
export function readHead(head: HeadDraft | null, place: WirePlace, log: FindingLog): CustomsHead {
  const reference = head?.messageId ?? null;
  const type = /^(?:MT)?(\d{4})$/i.exec(head?.messageType ?? '') ?? /(?:^|_)MT(\d{4})_/i.exec(reference ?? '');
  const code = head?.functionCode ?? '';
  const known = Object.hasOwn(functions, code) ? functions[code] : undefined;
  if (known === undefined) log.note('unknown-function', place, code);
  return {
    about: type?.[1] ?? '',
    reference,
    function: known ?? 'original',
    sender: head?.sender ?? null,
    recipient: head?.recipient ?? null,
    prepared: head?.sendTime ?? null,
  };
}

/** What the Head says of any message; its ship stands elsewhere. */
export function messageHead({ about, reference, function: told, prepared }: CustomsHead): Omit<MessageHead, 'vessel'> {
  return { type: `MT${about}`, reference, function: told, prepared };
}
