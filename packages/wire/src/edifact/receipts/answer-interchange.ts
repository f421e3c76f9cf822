import type {
  AcknowledgementMessage,
  AnsweredMessage,
  Finding,
  Interchange,
  InterchangeMessage,
  Reading,
  ReceiptFault,
  Verdict,
} from '../../message';
import { faultsWithin, findingsOf, type MessageFault } from './message-faults';
import { syntaxCodeOf, syntaxFault } from './syntax-faults';

/** Why an interchange is refused that its bytes do not tell: only the intake knows what came before and who we are. */
export type InterchangeRefusal = 'duplicate' | 'other-recipient' | 'unknown-sender';

/** 0085 and the element of UNB at fault: 0020 control reference, S003 recipient, S002 sender. */
const refusals: Readonly<Record<InterchangeRefusal, readonly [code: string, element: number]>> = {
  duplicate: ['26', 6],
  'other-recipient': ['7', 4],
  'unknown-sender': ['23', 3],
};

/** Findings about the envelope, which refuse nothing but are told: the service segment and its element at fault. */
const envelopeFaults: Readonly<Record<string, readonly [serviceTag: string, element: number | null]>> = {
  'unz-count': ['UNZ', 2],
  'unz-reference': ['UNZ', 3],
  'missing-unz': ['UNZ', null],
};

/**
 * The syntax receipt (CONTRL) to one interchange of `reading`; `writeContrl`
 * writes it under the envelope of `receiptEnvelope`.
 *
 * The interchange is acknowledged (7) and every refused message named (UCM 4)
 * with its faults, UCS for those at a segment. It is rejected (4) when `refusal`
 * says why or when it holds no message at all. A reading that does not list the
 * messages of its interchanges can only say 8, received, once it refused one.
 *
 * @returns null where no receipt is due: the sender does not say who he is, or
 * the interchange holds nothing but receipts, which are never answered by one
 */
export function answerInterchange(
  reading: Reading,
  interchange: Interchange,
  refusal: InterchangeRefusal | null = null,
): AcknowledgementMessage | null {
  const { messages, sender, recipient, controlReference } = interchange;
  if (sender === null || (messages && holdsReceiptsOnly(messages))) return null;
  const findings = findingsOf(reading, interchange);
  const fault = refusal ? refusalFault(refusal) : findEnvelopeFault(findings, messages);
  const isRejected = refusal !== null || messages?.length === 0;
  return {
    kind: 'acknowledgement',
    type: 'CONTRL',
    reference: null,
    function: 'original',
    prepared: null,
    vessel: null,
    interchange: {
      controlReference,
      sender,
      recipient,
      senderQualifier: interchange.senderQualifier ?? null,
      recipientQualifier: interchange.recipientQualifier ?? null,
    },
    verdict: isRejected ? 'rejected' : judge(reading, messages),
    faults: fault ? [fault] : [],
    messages: isRejected ? [] : rejectedMessages(reading, interchange),
    references: [],
  };
}

function holdsReceiptsOnly(messages: readonly InterchangeMessage[]): boolean {
  const isReceipt = ({ identifier: [type] }: InterchangeMessage): boolean => type === 'CONTRL' || type === 'APERAK';
  return messages.length > 0 && messages.every(isReceipt);
}

function judge(reading: Reading, messages: readonly InterchangeMessage[] | undefined): Verdict {
  return messages || reading.refusedCount === 0 ? 'acknowledged' : 'received';
}

function refusalFault(refusal: InterchangeRefusal): ReceiptFault {
  const [code, element] = refusals[refusal];
  return syntaxFault(code, { serviceTag: 'UNB', element });
}

/** The first fault of the envelope, for UCI has room for one. */
function findEnvelopeFault(findings: readonly Finding[], messages: readonly InterchangeMessage[] | undefined): ReceiptFault | null {
  if (messages?.length === 0) return syntaxFault('32', { serviceTag: 'UNB' });
  for (const { code } of findings) {
    const place = Object.hasOwn(envelopeFaults, code) ? envelopeFaults[code] : undefined;
    if (place) return syntaxFault(syntaxCodeOf(code), { serviceTag: place[0], element: place[1] });
  }
  return null;
}

function rejectedMessages(reading: Reading, interchange: Interchange): readonly AnsweredMessage[] {
  return (interchange.messages ?? [])
    .filter(({ isAccepted }) => !isAccepted)
    .map((message) => ({
      reference: message.reference || null,
      identifier: message.identifier,
      verdict: 'rejected',
      faults: syntaxFaultsOf(faultsWithin(message, reading, interchange)),
    }));
}

/** The fault of the message as a whole (UCM), for which there is room once, then those at a segment (UCS). */
function syntaxFaultsOf(found: readonly MessageFault[]): readonly ReceiptFault[] {
  const own = found.find(({ position }) => position === 1)?.finding.code;
  const atSegments = found
    .filter(({ position }) => position > 1)
    .map(({ finding, position }) => syntaxFault(syntaxCodeOf(finding.code), { segment: position }));
  return own === undefined ? atSegments : [syntaxFault(syntaxCodeOf(own), wholePlace[own]), ...atSegments];
}

/** Where the fault of a whole message stands: S009 0065 in UNH. */
const wholePlace: Readonly<Record<string, Partial<ReceiptFault>>> = {
  'unsupported-message': { serviceTag: 'UNH', element: 3, component: 1 },
};
