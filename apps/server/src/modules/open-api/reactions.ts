import { personLeft } from '@mastlight/domain/company/events';
import { reactTo, type Reaction } from '../../platform/outbox';
import { endCalendarOf } from './operations/calendar';
import type { OpenApiParts } from './parts';

/** What the open interface does about who leaves a company: a calendar of his ends. Keys are the company's and stay. */
export function openApiReactions(parts: Pick<OpenApiParts, 'platform'>): Reaction[] {
  return [reactTo(personLeft, 'open-api.end-calendar-of-left', (left) => endCalendarOf(parts, left))];
}
