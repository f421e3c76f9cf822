import { marketEntries } from '@mastlight/domain/market-assistant/sample-entries';
import { nothingByHand } from '@mastlight/domain/market-order/declaration';
import { sampleOrder } from '@mastlight/domain/market-order/sample-order';
import type { OrderState } from '@mastlight/domain/market-order/states';
import type { Platform } from '../platform/module';

type Owner = { readonly ownerKey: string; readonly userId: number };

let count = 0;

/** An order of an owner that nothing is wrong with, by what his books then know; handed in by nobody he has to fear. Gives its number. */
export async function insertMarketOrderForTest(
  { database }: Pick<Platform, 'database'>,
  { ownerKey, userId }: Owner,
  state: OrderState,
  isDeleted = false,
): Promise<number> {
  for (const [book, title] of [
    ['passport', 'name'],
    ['applicant', 'name'],
    ['merchant', 'registrationNo'],
  ] as const) {
    const fields: Readonly<Record<string, string>> = marketEntries[book];
    await database.query(
      'system',
      `insert into market_assistant_entry (owner_key, book, entry_key, title, search_text, masked_words, fields, updated_at)
       select $1, $2, $3, $4, '', '{}', $5::jsonb, now()
       where not exists (select 1 from market_assistant_entry where owner_key = $1 and book = $2 and title = $4 and deleted_at is null)`,
      [ownerKey, book, `order ${++count}`, fields[title], JSON.stringify(fields)],
    );
  }
  const { head, lines, boxes } = sampleOrder;
  const { rows } = await database.query<{ id: number }>(
    'system',
    `insert into market_order (owner_key, user_id, order_no, state, head, lines, boxes, buyer, search_text, cents, line_count, cartons,
       part_count, submitter_id, created_at, updated_at, deleted_at)
     values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7::jsonb, 'DEMO BUYER', '', 2820000, 1, 500, 1, null, now(), now(),
       case when $8 then now() end) returning id`,
    [
      ownerKey,
      userId,
      `YW${String(++count).padStart(10, '0')}`,
      state,
      JSON.stringify(head),
      JSON.stringify(lines),
      JSON.stringify(boxes),
      isDeleted,
    ],
  );
  return rows[0]!.id;
}

/** A declaration of an order of an owner that is on its way, with no sending behind it; gives its number. */
export async function insertDeclarationForTest(platform: Pick<Platform, 'database'>, owner: Owner): Promise<number> {
  const orderId = await insertMarketOrderForTest(platform, owner, 'declared');
  const { rows } = await platform.database.query<{ id: number }>(
    'system',
    `insert into market_order_declaration (owner_key, order_id, part, round, reference, line_count, usd_cents, by_hand, created_at)
     values ($1, $2, 1, 1, $3, 1, 2820000, $4::jsonb, now()) returning id`,
    [owner.ownerKey, orderId, `demo ${orderId}`, JSON.stringify(nothingByHand)],
  );
  return rows[0]!.id;
}
