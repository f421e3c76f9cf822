/** How calls come into the list; what is done with rows that are there is `platform/list/own-rows`. */
import { vesselList } from '@mastlight/domain/vessel-subscription/contract';
import { callsMax } from '@mastlight/domain/vessel-subscription/limits';
import { vesselSubscriptionTexts as texts } from '@mastlight/domain/vessel-subscription/messages';
import { searchText } from '@mastlight/domain/vocabulary/search-terms';
import { connectionOf } from '../../platform/db/transaction';
import type { FreshRow, SubscribedList, WantedRow } from '../../platform/list/subscribe-rows';
import { calls } from './queries/vessel-list';

/** A call as somebody wrote it. */
export interface WrittenCall extends WantedRow {
  readonly vesselName: string;
  readonly voyage: string;
  readonly remark: string | null;
}

/** The list, as calls come into it. */
export const followedCalls: SubscribedList<WrittenCall> = {
  table: calls.table,
  keyColumn: 'call',
  topic: vesselList.topic,
  rowsMax: callsMax,
  full: texts.full,
  unheard: texts.unheardCall,
  async insert(tx, { ownerKey, userId, port, things, createdMs }) {
    const { rows } = await connectionOf(tx).query<FreshRow>(
      `insert into vessel_subscription (owner_key, user_id, port, call, vessel_name, voyage, search_text, remark, created_ms)
       select $1, $2, $3, *, $9 from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
         as written (call, vessel_name, voyage, search_text, remark)
       order by call on conflict (owner_key, port, call) do nothing returning id, call as key`,
      [
        ownerKey,
        userId,
        port,
        things.map(({ key }) => key),
        things.map(({ vesselName }) => vesselName),
        things.map(({ voyage }) => voyage),
        things.map((thing) => searchText([thing.vesselName, thing.voyage])),
        things.map(({ remark }) => remark),
        createdMs,
      ],
      'vessel-subscription-insert',
    );
    return rows;
  },
};
