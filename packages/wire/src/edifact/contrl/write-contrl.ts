import type { AcknowledgementMessage, AnsweredMessage, ReceiptFault } from '../../message';
import { actionCode } from '../receipts/verdict-codes';
import { InterchangeWriter, type EdifactEnvelope, type WrittenElement } from '../write/write-interchange';

/**
 * Writes syntax receipts as one interchange of CONTRL (syntax 3; 4 under UNOY):
 * UCI, and per answered message UCM with UCS and UCD where the fault names a
 * segment and an element. UCI and UCM have room for one fault of their own.
 */
export function writeContrl(messages: readonly AcknowledgementMessage[], envelope: EdifactEnvelope): Uint8Array {
  const writer = new InterchangeWriter(envelope);
  const version = envelope.level === 'UNOY' ? ['4', '1'] : ['D', '3'];
  for (const message of messages) {
    writer.openMessage('CONTRL', ...version, 'UN');
    const { interchange, verdict } = message;
    writer.add(
      'UCI',
      interchange?.controlReference,
      [interchange?.sender, interchange?.senderQualifier],
      [interchange?.recipient, interchange?.recipientQualifier],
      verdict && actionCode[verdict],
      ...faultElements(message.faults[0]),
    );
    for (const answered of message.messages) writeAnswer(writer, answered);
    writer.closeMessage();
  }
  return writer.finish();
}

function writeAnswer(writer: InterchangeWriter, { reference, identifier, verdict, faults }: AnsweredMessage): void {
  const own = faults.find(({ segment }) => segment === null);
  writer.add('UCM', reference, identifier, verdict && actionCode[verdict], ...faultElements(own));
  /** The segment whose UCS is open for elements. */
  let open: number | null = null;
  for (const { segment, code, element, component } of faults) {
    if (segment === null) continue;
    if (element === null) {
      writer.add('UCS', segment, code);
      open = null;
      continue;
    }
    if (segment !== open) writer.add('UCS', segment);
    open = segment;
    writer.add('UCD', code, [element, component]);
  }
}

/** 0085, 0135 and S011 at the end of UCI and UCM. */
function faultElements(fault: ReceiptFault | undefined): readonly WrittenElement[] {
  return fault ? [fault.code, fault.serviceTag, [fault.element, fault.component]] : [];
}
