import { intakeRefusals as refusals } from '@mastlight/domain/intake/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import {
  excerptReadMax,
  shownBytesMax,
  shownTextMax,
  viewsAtOnce,
  viewsPerAccountMax,
  viewsWaitingMax,
} from '@mastlight/domain/intake/limits';
import { intakeTexts } from '@mastlight/domain/intake/messages';
import type { intake } from '@mastlight/domain/intake/contract';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { Finding } from '@mastlight/wire';
import { decideCharset } from '@mastlight/wire/syntax/charset';
import { findingTexts } from '@mastlight/wire/syntax/finding-texts';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { Platform } from '../../../platform/module';
import type { FindFollowed } from '../../follow/index';
import type { TrackingDoor } from '../../tracking/index';
import { decodeInSteps } from '../decode-in-steps';
import { excerptMessage, type Excerpt } from '../excerpt-message';
import type { Outcome } from '../intake-door';
import { Ownership } from '../ownership';
import { isProvenParty } from '../proven-party';
import { runGently } from '../run-gently';
import { maskForFollower } from '../shown-values';
import { Turns } from '../turns';
import { findBytesFrom, findFirstBytes, findOutcome, presentOutcome, type FirstBytes } from './find-messages';

type Shown = ResponseOf<typeof intake.showMessage>;

/** What showing a message needs. */
export interface ShowParts {
  readonly platform: Platform;
  readonly tracking: Pick<TrackingDoor, 'subjectsOfMessage'>;
  readonly findFollowed: FindFollowed;
  /** Large files take memory and time, so few are made ready at once. */
  readonly views: Turns;
}

/** Turns at opening messages, for all callers together. */
export function createViews(): Turns {
  return new Turns(viewsAtOnce, viewsWaitingMax, viewsPerAccountMax, () => {
    throw refuse(refusals.tooManyViews, {}, { retryAfterSeconds: 2 });
  });
}

/** No charset takes more bytes for a character of a message. */
const bytesPerCharacterMax = 4;
/** A file may name tens of thousands of bills. */
const billsAskedAtOnce = 2_000;

/**
 * Shows a raw message to whom it concerns: a proven party sees all of it, and
 * each such view is on record before it is answered; who follows its bills
 * sees the parts about them, without parties, contacts and goods.
 *
 * @throws BusinessError 404 when there is none, or nothing in it concerns the
 * caller; both answer alike, so that numbers cannot be tried out. 410 when its
 * bytes are kept no longer. 503 while
 * too many are being opened, or when the view cannot be recorded.
 */
export async function showMessage(parts: ShowParts, session: Session, messageId: number, requestId: string): Promise<Shown> {
  const { platform, views } = parts;
  const outcome = await findOutcome(platform.database, messageId);
  if (!outcome) throw new BusinessError(404);
  if (isProvenParty(session, outcome)) {
    return views.take(session.ownerKey, async () => {
      const found = await findFirstBytes(platform.database, messageId, shownTextMax * bytesPerCharacterMax);
      if (!found) throw refuse(refusals.rawExpired, {});
      await recordView(platform, session, messageId, requestId);
      return showWhole(outcome, found);
    });
  }
  return views.take(session.ownerKey, async () => {
    const own = await findOwnership(parts, session, outcome);
    const found = await findFirstBytes(platform.database, messageId, excerptReadMax);
    if (!found) throw refuse(refusals.rawExpired, {});
    return showExcerpt(outcome, found, own);
  });
}

/**
 * The bytes of a message as they came, for the desk; the view is on
 * record before it is answered.
 *
 * @throws BusinessError 404 when there is none, 410 when its bytes are kept no longer, 503 when the view cannot be recorded.
 */
export async function showBytes(
  platform: Platform,
  session: Session,
  messageId: number,
  from: number,
  requestId: string,
): Promise<ResponseOf<typeof intake.showBytes>> {
  if (!(await findOutcome(platform.database, messageId))) throw new BusinessError(404);
  const found = await findBytesFrom(platform.database, messageId, from, shownBytesMax);
  if (!found) throw refuse(refusals.rawExpired, {});
  await recordView(platform, session, messageId, requestId);
  return { size: found.size, from, hex: found.bytes.toString('hex') };
}

async function recordView(
  { database, securityLog, log }: Platform,
  { userId }: Session,
  messageId: number,
  requestId: string,
): Promise<void> {
  try {
    const event = { name: 'message-viewed', userId, subject: String(messageId), requestId } as const;
    await inTransaction(database, 'system', (tx) => securityLog.record(tx, event));
  } catch (error) {
    log.error({ err: error, messageId }, 'a full view could not be recorded');
    throw refuse(refusals.viewNotRecorded, {}, { retryAfterSeconds: 5 });
  }
}

async function showWhole(outcome: Outcome, { bytes, isWhole }: FirstBytes): Promise<Shown> {
  const { charset } = decideCharset(bytes, null);
  const { text } = await runGently(decodeInSteps(bytes, charset, []));
  return {
    ...presentOutcome(outcome),
    encoding: charset,
    text: text.slice(0, shownTextMax),
    isExcerpt: false,
    isMasked: false,
    isCut: !isWhole || text.length > shownTextMax,
  };
}

/** Which parts of a message concern the caller. @throws BusinessError 404 when it names no bill that he follows */
async function findOwnership({ tracking, findFollowed }: ShowParts, session: Session, outcome: Outcome): Promise<Ownership> {
  const subjects = await tracking.subjectsOfMessage(outcome.duplicateOf ?? outcome.messageId);
  const named = [...new Set([...subjects.billNos, ...subjects.containers.flatMap((container) => container.billNos)])];
  const followed = new Set<string>();
  for (let from = 0; from < named.length; from += billsAskedAtOnce) {
    for (const billNo of await findFollowed(session.ownerKey, 'bill', named.slice(from, from + billsAskedAtOnce))) followed.add(billNo);
  }
  if (followed.size === 0) throw new BusinessError(404);
  return new Ownership({
    billNos: [...followed],
    containerNos: subjects.containers.filter((box) => box.billNos.some((billNo) => followed.has(billNo))).map((box) => box.containerNo),
    othersBillNos: subjects.billNos.filter((billNo) => !followed.has(billNo)),
  });
}

async function showExcerpt(outcome: Outcome, { bytes, isWhole }: FirstBytes, own: Ownership): Promise<Shown> {
  const { charset } = decideCharset(bytes, null);
  // Readers of XML and JSON count offsets in what they transcoded; they fit the stored bytes only where nothing was.
  const isOffsetStored = outcome.format !== 'gacc-xml' || charset !== 'gb18030';
  const findings = isOffsetStored ? [...outcome.findings].sort((a, b) => a.offset - b.offset) : [];
  const { text, places } = await runGently(
    decodeInSteps(
      bytes,
      charset,
      findings.map(({ offset }) => offset),
    ),
  );
  // What names nobody we know may still be somebody's: a user is shown his own parts, never the rest.
  const excerpt = await runGently(
    excerptMessage({ text, format: outcome.format, own, omitted: intakeTexts.omitted, values: maskForFollower(own) }),
  );
  if (excerpt.ownCount === 0) throw new BusinessError(404);
  const keptFindings = findings.filter((_, index) => isKept(excerpt, places[index]!)).map(withoutQuote);
  // The sender's name for the file, what findings and refusals quote, and the digest of it all may tell what is masked.
  const presented = presentOutcome({ ...outcome, fileName: null, detail: null, findings: keptFindings });
  return {
    ...presented,
    // Sizes and places in the file tell how long a masked name is.
    findings: presented.findings.map((finding) => ({ ...finding, offset: null })),
    size: null,
    sha256: null,
    encoding: charset,
    text: excerpt.text,
    isExcerpt: excerpt.omittedCount > 0,
    isMasked: true,
    isCut: excerpt.isCut || !isWhole,
  };
}

/** Findings about parts that were left out are left out too. */
function isKept({ kept }: Excerpt, place: number): boolean {
  let low = 0;
  for (let high = kept.length; low < high;) {
    const middle = (low + high) >>> 1;
    if (kept[middle]![1] <= place) low = middle + 1;
    else high = middle;
  }
  return low < kept.length && kept[low]![0] <= place;
}

/** A finding in its own words, without those of the message. */
function withoutQuote(finding: Finding): Finding {
  const words = Object.hasOwn(findingTexts, finding.code) ? findingTexts[finding.code as keyof typeof findingTexts] : null;
  const filled = (text: string): string => text.replace('{}', intakeTexts.masked);
  return { ...finding, zh: words ? filled(words[1]) : intakeTexts.findingMasked, en: words ? filled(words[2]) : intakeTexts.findingMasked };
}
