import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { createFollowModule, type FollowDoor } from '../modules/follow/index';
import { createIntakeModule } from '../modules/intake/index';
import { createTrackingModule } from '../modules/tracking/index';
import { inTransaction } from '../platform/db/transaction';
import type { Platform } from '../platform/module';

/** The doors of the facts' modules on a running server's platform, for what no call can do. */
export function doorsForTest(platform: Platform) {
  const follow = createFollowModule(platform);
  const tracking = createTrackingModule(platform, follow);
  return { follow, tracking, intake: createIntakeModule(platform, tracking, follow) };
}

/** Has somebody follow bills who has no list of them. */
export function followForTest(
  platform: Platform,
  port: PortCode,
  billNos: readonly string[],
  follow: FollowDoor = doorsForTest(platform).follow,
) {
  return inTransaction(platform.database, 'system', (tx) =>
    follow.begin(
      tx,
      'u:test',
      'test',
      billNos.map((subject, rowId) => ({ rowId, kind: 'bill', port, subject })),
    ),
  );
}
