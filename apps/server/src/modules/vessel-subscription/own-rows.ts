import { vesselRowsTopic } from '@mastlight/domain/vessel-subscription/topics';
import { OwnRowCommands } from '../../platform/list/own-row-commands';
import { bringOwnBillsOf } from './operations/bring-own-bills';
import type { Parts } from './parts';
import { vesselTable } from './store';

/** What a user does with his calls. */
export function ownVessels(parts: Parts): OwnRowCommands {
  const { platform, follow } = parts;
  return new OwnRowCommands(platform, {
    table: vesselTable,
    topic: vesselRowsTopic,
    letGo: (transaction, ids) => follow.end(transaction, vesselRowsTopic.name, ids),
    bring: (transaction, ids) => bringOwnBillsOf(parts, transaction, ids),
  });
}
