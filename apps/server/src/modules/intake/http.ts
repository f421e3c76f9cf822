import { intake } from '@mastlight/domain/intake/contract';
import { implement, type Route } from '../../platform/http/route';
import type { Platform } from '../../platform/module';
import type { FindFollowed } from '../follow/index';
import type { TrackingDoor } from '../tracking/index';
import type { IntakeDoor } from './intake-door';
import { askReceipts } from './operations/ask-receipts';
import { redriveMessages } from './operations/redrive-messages';
import { createViews, showBytes, showMessage } from './queries/show-message';
import { totalOf } from './queries/count-messages';
import { findOutcomeOf, listMessages, presentOutcome } from './queries/find-messages';
import type { DecodingRequests } from './request-decoding';
import { fileNameOfHeader } from './read-file-name';

/** The routes of the intake. */
export function intakeRoutes(
  platform: Platform,
  door: IntakeDoor,
  requests: DecodingRequests,
  tracking: TrackingDoor,
  findFollowed: FindFollowed,
): Route[] {
  const views = createViews();
  return implement('intake', intake, {
    receiveMessage({ source, body }, { headers }) {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      return door.receiveMessage({ source, fileName: fileNameOfHeader(headers['x-file-name']), bytes });
    },
    async queryOutcome({ source, id }) {
      return presentOutcome(await findOutcomeOf(platform.database, source, id));
    },
    async queryReceipts({ source, id }) {
      const receipts = await askReceipts(platform, await findOutcomeOf(platform.database, source, id));
      return { receipts: receipts?.toString('utf8') ?? null };
    },
    async queryStatus() {
      const { sources, oldestQuarantinedMs } = await door.readDesk(platform.clock.nowMs(), 0);
      return totalOf(sources, oldestQuarantinedMs, platform.clock.nowMs());
    },
    showMessage: ({ id }, { own, requestId }) => own.answer(showMessage({ platform, tracking, findFollowed, views }, own, id, requestId)),
    showBytes: ({ id, from }, { session, requestId }) => showBytes(platform, session, id, from, requestId),
    async listMessages(filter) {
      return { list: (await listMessages(platform.database, filter)).map(presentOutcome) };
    },
    async redriveMessages({ ids, force }) {
      return { list: await redriveMessages(platform, requests, ids, force) };
    },
  });
}
