import { clientMoved } from '@mastlight/domain/bill-subscription/events';
import { journeysChanged, shipmentsHeard } from '@mastlight/domain/line-tracking/events';
import { reactTo, type Reaction } from '../../platform/outbox';
import { followClient } from './operations/follow-client';
import { takeHeard } from './operations/settle-holds';
import { tellChanges } from './operations/tell-changes';
import type { OverseasParts } from './parts';

/** What this module does about others' events. */
export function overseasReactions(parts: OverseasParts): Reaction[] {
  return [
    reactTo(shipmentsHeard, 'overseas.take-heard', ({ subjects }) => takeHeard(parts, subjects)),
    reactTo(journeysChanged, 'overseas.tell-changes', ({ port, subjects, heardMs }) => tellChanges(parts, port, subjects, heardMs)),
    reactTo(clientMoved, 'overseas.follow-client', (moved) => followClient(parts, moved)),
  ];
}
