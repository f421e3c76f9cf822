import { intake } from '@mastlight/domain/intake/contract';
import { viewsAtOnce, viewsPerAccountMax, viewsWaitingMax } from '@mastlight/domain/intake/limits';
import { intakeTexts } from '@mastlight/domain/intake/messages';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { implement, type Route } from '../../platform/http/route';
import type { Platform } from '../../platform/module';
import type { FindFollowed } from '../follow/index';
import type { TrackingDoor } from '../tracking/index';
import type { IntakeDoor } from './intake-door';
import { redriveMessage } from './operations/redrive-message';
import { showMessage } from './queries/show-message';
import { countMessages } from './queries/count-messages';
import { isRawKept, listMessages, presentOutcome } from './queries/find-messages';
import { fileNameOfHeader } from './read-file-name';
import { Turns } from './turns';

/** The routes of the intake. */
export function intakeRoutes(platform: Platform, door: IntakeDoor, tracking: TrackingDoor, findFollowed: FindFollowed): Route[] {
  const views = new Turns(viewsAtOnce, viewsWaitingMax, viewsPerAccountMax, () => {
    throw new BusinessError(503, intakeTexts.tooManyViews, { retryAfterSeconds: 2 });
  });
  return implement('intake', intake, {
    async receiveMessage({ source, body }, { headers }) {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const [receipt] = await door.receiveMessages([{ source, fileName: fileNameOfHeader(headers['x-file-name']), bytes }]);
      return receipt!;
    },
    async queryOutcome({ source, id }) {
      const outcome = await door.findOutcome(id);
      if (outcome?.source !== source) throw new BusinessError(404);
      return presentOutcome(outcome);
    },
    async queryReceipts({ source, id }) {
      const outcome = await door.findOutcome(id);
      if (outcome?.source !== source) throw new BusinessError(404);
      const receipts = await door.writeReceipts(outcome);
      if (receipts === null && !(await isRawKept(platform.database, id))) throw new BusinessError(410, intakeTexts.rawExpired);
      return { receipts: receipts?.toString('utf8') ?? null };
    },
    queryStatus: () => countMessages(platform.database, platform.clock.nowMs()),
    showMessage: ({ id }, { session, requestId }) => showMessage({ platform, tracking, findFollowed, views }, session, id, requestId),
    async listMessages({ state, beforeId }) {
      return { list: (await listMessages(platform.database, state, beforeId)).map(presentOutcome) };
    },
    async redriveMessage({ id, force }) {
      await redriveMessage(platform, id, force);
      return true as const;
    },
  });
}
