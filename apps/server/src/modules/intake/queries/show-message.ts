import { shownTextMax } from '@mastlight/domain/intake/limits';
import { intakeTexts } from '@mastlight/domain/intake/messages';
import type { intake } from '@mastlight/domain/intake/contract';
import { BusinessError } from '@mastlight/domain/vocabulary/envelope';
import type { ResponseOf } from '@mastlight/domain/vocabulary/endpoint';
import { decideCharset, decodeText } from '@mastlight/wire/syntax/charset';
import type { Session } from '../../../platform/http/session';
import type { Platform } from '../../../platform/module';
import type { TrackingDoor } from '../../tracking/index';
import { excerptMessage } from '../excerpt-message';
import type { FindFollowed } from '../intake-door';
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
  if (!outcome) throw new BusinessError(404);
  const isAdmin = session.roles.includes('admin');
  const subjects = await tracking.subjectsOfMessage(outcome.duplicateOf ?? messageId);
  const named = [...subjects.billNos, ...subjects.containers.flatMap((container) => container.billNos)];
  const followed = isAdmin ? [] : await findFollowed(session.ownerKey, [...new Set(named)]);
  if (!isAdmin && followed.length === 0) throw new BusinessError(404);
  const bytes = await findBytes(platform.database, messageId);
  if (!bytes) throw new BusinessError(404);

  const { charset } = decideCharset(bytes, null);
  const full = decodeText(bytes, charset);
  const isFollowed = (billNo: string): boolean => followed.includes(billNo);
  const ownBoxes = subjects.containers.filter((container) => container.billNos.some(isFollowed));
  const concernsOthers =
    !subjects.billNos.every(isFollowed) || ownBoxes.length < subjects.containers.length;
  const { text, omittedCount } =
    isAdmin || !concernsOthers
      ? { text: full, omittedCount: 0 }
      : excerptMessage(full, outcome.format, [...followed, ...ownBoxes.map((box) => box.containerNo)], intakeTexts.omitted);
  return {
    ...presentOutcome(outcome),
    encoding: charset,
    text: text.slice(0, shownTextMax),
    isExcerpt: omittedCount > 0,
    isCut: text.length > shownTextMax,
  };
}
