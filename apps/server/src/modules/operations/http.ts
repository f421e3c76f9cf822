import { operations } from '@mastlight/domain/operations/contract';
import { implement, type Route } from '../../platform/http/route';
import type { Platform } from '../../platform/module';
import { redriveWork } from '../../platform/queue/queue-report';
import type { AccountModule } from '../account/index';
import type { IntakeDoor } from '../intake/index';
import type { TrackingDoor } from '../tracking/index';
import { openRoom } from './open-room';
import { readDesk } from './read-desk';

/** The routes of the operator's desk. */
export function operationsRoutes(
  platform: Platform,
  intake: Pick<IntakeDoor, 'readDesk'>,
  tracking: Pick<TrackingDoor, 'findSkews'>,
  people: Pick<AccountModule, 'findByPhone'>,
): Route[] {
  return implement('operations', operations, {
    queryDesk: () => readDesk(platform, intake, tracking),
    giveExperience: async (wish) => ({ change: await openRoom(platform, people, wish) }),
    redriveWork: ({ jobIds, letterIds }) => redriveWork(platform.database, jobIds, letterIds),
  });
}
