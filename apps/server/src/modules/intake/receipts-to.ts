import { wireTimeAt, type AcknowledgementMessage, type Interchange, type Reading } from '@mastlight/wire';
import {
  answerInterchange,
  receiptEnvelope,
  refuseMessage,
  writeAperak,
  writeContrl,
  type InterchangeRefusal,
} from '@mastlight/wire/edifact/write';
import type { Outcome } from './intake-door';
import { runGently } from './run-gently';

/** What of a message's outcome its receipts tell. */
export type Answered = Pick<Outcome, 'messageId' | 'receivedMs' | 'state' | 'reason'>;

/**
 * The receipts to an EDIFACT file: for each interchange a CONTRL (acknowledged,
 * or what was refused and where), and an APERAK for each refused message with
 * the reasons in words. Written again they are the same, reference and time
 * included. A file of nothing but refused messages is answered in steps.
 *
 * @returns null for other formats, and where no receipt is due
 */
export function receiptsTo(reading: Reading, outcome: Answered): Promise<Buffer | null> {
  return runGently(writeAll(reading, outcome));
}

function* writeAll(reading: Reading, outcome: Answered): Generator<void, Buffer | null> {
  if (reading.format !== 'edifact') return null;
  const written: Uint8Array[] = [];
  for (const [index, interchange] of reading.interchanges.entries()) {
    const number = `${outcome.messageId}R${index + 1}`;
    written.push(...(yield* writeOne(reading, interchange, refusalOf(outcome), { number, writtenMs: outcome.receivedMs })));
    yield;
  }
  return written.length === 0 ? null : Buffer.concat(written);
}

function* writeOne(
  reading: Reading,
  interchange: Interchange,
  refusal: InterchangeRefusal | null,
  { number, writtenMs }: { readonly number: string; readonly writtenMs: number },
): Generator<void, Uint8Array[]> {
  const answer = answerInterchange(reading, interchange, refusal);
  const level = levelOf(interchange);
  const envelope = receiptEnvelope(interchange, { controlReference: number, preparedMs: writtenMs, level });
  if (!answer || !envelope) return [];
  yield;
  const contrl = writeContrl([answer], envelope);
  const refused = refusal === null ? (interchange.messages ?? []).filter(({ isAccepted }) => !isAccepted) : [];
  if (refused.length === 0) return [contrl];
  const prepared = wireTimeAt(writtenMs, 12);
  const letters: AcknowledgementMessage[] = [];
  for (const [index, message] of refused.entries()) {
    yield;
    letters.push(
      refuseMessage(reading, interchange, message, {
        reference: `${number}-${index + 1}`,
        prepared,
        language: level === 'UNOY' ? 'zh' : 'en',
      }),
    );
  }
  return [contrl, writeAperak(letters, { ...envelope, controlReference: `${number}A` })];
}

/** A partner can read what he writes: only one who speaks Unicode is told the reasons in Chinese. */
function levelOf({ syntaxLevel }: Interchange): 'UNOA' | 'UNOC' | 'UNOY' {
  if (syntaxLevel && ['UNOW', 'UNOX', 'UNOY'].includes(syntaxLevel)) return 'UNOY';
  return syntaxLevel === 'UNOC' ? 'UNOC' : 'UNOA';
}

/** A reference used before is refused as such, whether the content is the same or not (0085 = 26). */
function refusalOf({ state, reason }: Answered): InterchangeRefusal | null {
  return state === 'duplicate' || reason === 'interchange-conflict' ? 'duplicate' : null;
}
