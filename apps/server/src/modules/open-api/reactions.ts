import { personLeft } from '@mastlight/domain/company/events';
import { declarationUnpaid } from '@mastlight/domain/vgm/events';
import { inTransaction } from '../../platform/db/transaction';
import { reactTo, type Reaction } from '../../platform/outbox';
import { endCalendarOf } from './operations/calendar';
import type { OpenApiParts } from './parts';
import { takeOffSpent } from './store/usage';

/**
 * What the open interface does about others' events. A calendar of who leaves a company ends; keys are the company's and stay.
 * What was given back counts no more towards what its key may take.
 */
export function openApiReactions(parts: Pick<OpenApiParts, 'platform'>): Reaction[] {
  return [
    reactTo(personLeft, 'open-api.end-calendar-of-left', (left) => endCalendarOf(parts, left)),
    reactTo(declarationUnpaid, 'open-api.take-off-spent', ({ ownerKey, reference }) =>
      inTransaction(parts.platform.database, { ownerKey }, (tx) => takeOffSpent(tx, ownerKey, reference)),
    ),
  ];
}
