import type { WireTime } from '../../message';
import { passed, spelledAlso, text, time } from '../xml/element-fields';
import { ElementSchema, type Field } from '../xml/element-schema';

/** The Head of a message as it stands there. */
export interface HeadDraft {
  messageId: string | null;
  functionCode: string | null;
  messageType: string | null;
  sender: string | null;
  recipient: string | null;
  sendTime: WireTime | null;
  version: string | null;
}

/** A Head that says nothing yet. */
export function blankHead(): HeadDraft {
  return {
    messageId: null,
    functionCode: null,
    messageType: null,
    sender: null,
    recipient: null,
    sendTime: null,
    version: null,
  };
}

/** Fields of a Head in the spelling of GACC, and in that of the local messages of ports. */
export const headFields: readonly Field<HeadDraft>[] = [
  text('MessageID', 'messageId'),
  spelledAlso(text('MessageId', 'messageId')),
  text('FunctionCode', 'functionCode'),
  text('MessageType', 'messageType'),
  text('SenderID', 'sender'),
  spelledAlso(text('SenderId', 'sender')),
  spelledAlso(text('SendId', 'sender')),
  text('ReceiverID', 'recipient'),
  spelledAlso(text('ReceiverId', 'recipient')),
  spelledAlso(text('ReceiveId', 'recipient')),
  time('SendTime', 'sendTime'),
  text('Version', 'version'),
  passed('Obligate'),
];

/** Head of a message. */
export const headSchema = new ElementSchema<HeadDraft>(headFields);
