import { wireTimeAt, type Interchange, type Reading } from '@mastlight/wire';
import {
  answerInterchange,
  receiptEnvelope,
  refuseMessage,
  writeAperak,
  writeContrl,
  type InterchangeRefusal,
} from '@mastlight/wire/edifact/write';
import type { Database } from '../../../platform/db/database';
import type { Outcome } from '../intake-door';
import { readGently } from '../read-gently';
import { findBytes } from './find-messages';

/**
 * The receipts to an EDIFACT file, written from its stored bytes: for each
 * interchange a CONTRL (acknowledged, or what was refused and where), and an
 * APERAK for each refused message with the reasons in words. Asked again they
 * are the same, reference and time included.
 *
 * @returns null while the file waits, for other formats, where no receipt is due, and when the bytes are kept no longer
 */
export async function writeReceipts(database: Database, outcome: Outcome): Promise<Buffer | null> {
  // A repeated file was not read itself, so its format is not told.
  if (outcome.state === 'received' || (outcome.format !== null && outcome.format !== 'edifact')) return null;
  const bytes = await findBytes(database, outcome.messageId);
  if (!bytes) return null;
  const reading = await readGently(bytes);
  if (reading.format !== 'edifact') return null;
  const written = reading.interchanges.flatMap((interchange, index) =>
    receiptsTo(reading, interchange, refusalOf(outcome), { number: `${outcome.messageId}R${index + 1}`, writtenMs: outcome.receivedMs }),
  );
  return written.length === 0 ? null : Buffer.concat(written);
}

function receiptsTo(
  reading: Reading,
  interchange: Interchange,
  refusal: InterchangeRefusal | null,
  { number, writtenMs }: { readonly number: string; readonly writtenMs: number },
): Uint8Array[] {
  const answer = answerInterchange(reading, interchange, refusal);
  const level = levelOf(interchange);
  const envelope = receiptEnvelope(interchange, { controlReference: number, preparedMs: writtenMs, level });
  if (!answer || !envelope) return [];
  const contrl = writeContrl([answer], envelope);
  const refused = refusal === null ? (interchange.messages ?? []).filter(({ isAccepted }) => !isAccepted) : [];
  if (refused.length === 0) return [contrl];
  const prepared = wireTimeAt(writtenMs, 12);
  const letters = refused.map((message, index) =>
    refuseMessage(reading, interchange, message, {
      reference: `${number}-${index + 1}`,
      prepared,
      language: level === 'UNOY' ? 'zh' : 'en',
    }),
  );
  return [contrl, writeAperak(letters, { ...envelope, controlReference: `${number}A` })];
}

/** A partner can read what he writes: only one who speaks Unicode is told the reasons in Chinese. */
function levelOf({ syntaxLevel }: Interchange): 'UNOA' | 'UNOC' | 'UNOY' {
  if (syntaxLevel && ['UNOW', 'UNOX', 'UNOY'].includes(syntaxLevel)) return 'UNOY';
  return syntaxLevel === 'UNOC' ? 'UNOC' : 'UNOA';
}

/** A reference used before is refused as such, whether the content is the same or not (0085 = 26). */
function refusalOf({ state, reason }: Outcome): InterchangeRefusal | null {
  return state === 'duplicate' || reason === 'interchange-conflict' ? 'duplicate' : null;
}
