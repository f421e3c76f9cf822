import { excerptReadMax, shownTextMax } from '@mastlight/domain/intake/limits';
import { intakeTexts } from '@mastlight/domain/intake/messages';
import type { intake } from '@mastlight/domain/intake/contract';
import { BusinessError } from '@mastlight/domain/vocabulary/envelope';
import type { ResponseOf } from '@mastlight/domain/vocabulary/endpoint';
import type { Finding } from '@mastlight/wire';
import { decideCharset, decodeText, type ReadCharset } from '@mastlight/wire/syntax/charset';
import type { Session } from '../../../platform/http/session';
import type { Platform } from '../../../platform/module';
import type { FindFollowed, TrackingDoor } from '../../tracking/index';
import { excerptMessage } from '../excerpt-message';
import { Ownership } from '../ownership';
import { findBytes, findOutcome, presentOutcome } from './find-messages';

type Shown = ResponseOf<typeof intake.showMessage>;

/**
 * Shows a raw message to whom it concerns: an administrator sees all of it, a
 * user the parts about bills that his account follows.
 *
 * @throws BusinessError 404 when there is none, or nothing in it concerns the
 * caller; both answer alike, so that numbers cannot be tried out.
 */
export async function showMessage(
  platform: Platform,
  tracking: Pick<TrackingDoor, 'subjectsOfMessage'>,
  findFollowed: FindFollowed,
  session: Session,
  messageId: number,
): Promise<Shown> {
  const outcome = await findOutcome(platform.database, messageId);
  const bytes = outcome && (await findBytes(platform.database, messageId));
  if (!outcome || !bytes) throw new BusinessError(404);
  const { charset } = decideCharset(bytes, null);
  const full = decodeText(bytes, charset);
  const shown = { encoding: charset, isExcerpt: false };
  if (session.roles.includes('admin')) {
    return { ...presentOutcome(outcome), ...shown, text: full.slice(0, shownTextMax), isCut: full.length > shownTextMax };
  }

  const subjects = await tracking.subjectsOfMessage(outcome.duplicateOf ?? messageId);
  const named = [...subjects.billNos, ...subjects.containers.flatMap((container) => container.billNos)];
  const followed = new Set(await findFollowed(session.ownerKey, [...new Set(named)]));
  if (followed.size === 0) throw new BusinessError(404);
  const own = new Ownership({
    billNos: [...followed],
    containerNos: subjects.containers.filter((box) => box.billNos.some((billNo) => followed.has(billNo))).map((box) => box.containerNo),
    othersBillNos: subjects.billNos.filter((billNo) => !followed.has(billNo)),
  });
  // What names nobody we know may still be somebody's: a user is shown his own parts, never the rest.
  const excerpt = excerptMessage(full.slice(0, excerptReadMax), outcome.format, own, intakeTexts.omitted);
  if (excerpt.ownCount === 0) throw new BusinessError(404);
  // Readers of XML and JSON count offsets in what they transcoded; they fit the stored bytes only where nothing was.
  const isOffsetStored = outcome.format !== 'gacc-xml' || charset !== 'gb18030';
  const findings = isOffsetStored ? findingsWithin(outcome.findings, excerpt.kept, bytes, charset) : [];
  return {
    ...presentOutcome({ ...outcome, findings }),
    ...shown,
    text: excerpt.text.slice(0, shownTextMax),
    isExcerpt: excerpt.omittedCount > 0,
    isCut: excerpt.text.length > shownTextMax || full.length > excerptReadMax,
  };
}

/** Findings quote what they found; those about parts that were left out are left out too. */
function findingsWithin(
  findings: readonly Finding[],
  kept: readonly (readonly [from: number, end: number])[],
  bytes: Buffer,
  charset: ReadCharset,
): Finding[] {
  let byte = 0;
  let char = 0;
  return [...findings]
    .sort((a, b) => a.offset - b.offset)
    .filter(({ offset }) => {
      char += decodeText(bytes.subarray(byte, Math.max(byte, offset)), charset).length;
      byte = Math.max(byte, offset);
      return kept.some(([from, end]) => from <= char && char < end);
    });
}
