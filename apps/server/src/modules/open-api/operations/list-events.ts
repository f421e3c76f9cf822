import { isDeepStrictEqual } from 'node:util';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { readEventsQuery, type EventFilter } from '@mastlight/domain/open-api/events-query';
import { callTexts as texts } from '@mastlight/domain/open-api/messages';
import type { StandardAnswer, StandardCall } from '../../../platform/http/standard-route';
import type { FeedPlace } from '../cursor';
import type { OpenApiParts } from '../parts';
import { findEvents } from '../queries/find-events';
import { admitKey } from './admit-key';

/** Behind every number that there may be: where reading against the order begins. */
const beyondAll = Number.MAX_SAFE_INTEGER;

/**
 * A page of a company's events (`GET /v2/events`). `Next-Page` is there while there is more, and in the order of writing
 * always: at the end it is where whoever asks again later goes on, and finds what came meanwhile.
 *
 * @throws BusinessError as `admitKey` does; 400 for a query or a cursor that is not understood.
 */
export async function listEvents(parts: OpenApiParts, call: StandardCall): Promise<StandardAnswer> {
  const { platform, cursors, publicUrl } = parts;
  const fields = [...new URLSearchParams(call.query)];
  const { ownerKey } = await admitKey(parts, call, fields, 'events:read');
  const query = readEventsQuery(call.query, fields);
  if (typeof query === 'string') throw new BusinessError(400, query);
  const { limit, isCursorAlone } = query;
  const place = query.cursor === null ? beginningOf(query.filter) : placeOf(cursors.open(ownerKey, query.cursor));
  if (query.cursor !== null && !isCursorAlone && !isDeepStrictEqual(place.filter, query.filter))
    throw new BusinessError(400, texts.cursorOther);
  // A company's, not a key's: it makes ten of them, and each would take as much as a person.
  const { events, lastNumber } = await call.inTurn(`company ${ownerKey}`, isWalk(place.filter), () =>
    findEvents(platform.database, ownerKey, place.filter, place.after, limit + 1),
  );
  const page = events.slice(0, limit);
  const isAtEnd = events.length <= limit;
  const isNewestFirst = place.filter.isNewestFirst === true;
  // What came to an end goes on behind all that there was, also behind what the filter passed over.
  const after = isAtEnd && !isNewestFirst ? Math.max(lastNumber, place.after) : page.at(-1)?.number;
  const link = (at: FeedPlace): string => `${publicUrl}${call.path}?limit=${limit}&cursor=${cursors.seal(ownerKey, at)}`;
  return {
    status: 200,
    headers: {
      ...versionHeader,
      'Current-Page': link(place),
      ...(after === undefined || (isAtEnd && isNewestFirst) ? {} : { 'Next-Page': link({ filter: place.filter, after }) }),
    },
    body: `[${page.map(({ body }) => body).join(',')}]`,
  };
}

/** Whether the company's feed may have to be read through to its end; without a filter the next events are what is asked for. */
function isWalk(filter: EventFilter): boolean {
  return Object.entries(filter).some(([name, value]) => name !== 'isNewestFirst' && value !== undefined);
}

const beginningOf = (filter: EventFilter): FeedPlace => ({ filter, after: filter.isNewestFirst ? beyondAll : 0 });

function placeOf(place: FeedPlace | null): FeedPlace {
  if (place === null) throw new BusinessError(400, texts.cursorWrong);
  return place;
}

/** The version of Track & Trace that is served. */
export const versionHeader = { 'API-Version': '2.2.0' } as const;
