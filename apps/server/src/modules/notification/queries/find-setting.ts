import type { ChannelKind, HoursChosen } from '@mastlight/domain/notification/news-events';
import type { QuietHours } from '@mastlight/domain/notification/when-due';
import type { Database } from '../../../platform/db/database';
import type { Modes } from '../parts';

/** A channel as it is kept. */
export interface KeptChannel {
  readonly kind: ChannelKind;
  readonly isOn: boolean;
  readonly token: string | null;
  readonly secret: string | null;
  readonly problem: string | null;
  readonly sentMs: number | null;
  /** Its mailbox is not proven. */
  readonly awaitsCode: boolean;
}

/** What somebody chose in an identity; nothing where he chose nothing. */
export async function findSetting(
  database: Database,
  { ownerKey, userId }: { readonly ownerKey: string; readonly userId: number },
): Promise<{
  readonly modes: Modes;
  readonly hours: HoursChosen;
  readonly quiet: QuietHours | null;
  readonly channels: readonly KeptChannel[];
}> {
  const { rows } = await database.query<{ modes: Modes; hours: HoursChosen; quiet: QuietHours | null }>(
    { ownerKey },
    'select modes, hours, quiet from notification_setting where owner_key = $1 and user_id = $2',
    [ownerKey, userId],
    'notification-find-setting',
  );
  const { rows: channels } = await database.query<KeptChannel>(
    { ownerKey },
    `select kind, is_on as "isOn", token, secret, problem, code is not null as "awaitsCode", (extract(epoch from sent_at) * 1000)::float8 as "sentMs"
     from notification_channel where owner_key = $1 and user_id = $2`,
    [ownerKey, userId],
    'notification-find-channels',
  );
  return { modes: rows[0]?.modes ?? {}, hours: rows[0]?.hours ?? {}, quiet: rows[0]?.quiet ?? null, channels };
}
