import { formatShanghai } from '../vocabulary/shanghai-time';
import { newsDaysMax, startsSoonMs } from './limits';

/** A notice as others read it; times `YYYY-MM-DD HH:mm:ss`, Shanghai. */
export interface ToldNotice {
  readonly id: number;
  readonly createTime: string;
  /** When what it tells of begins; null: it is told, and that is all. */
  readonly startTime: string | null;
}

/** Who looks, and when. */
export interface Looker {
  readonly nowMs: number;
  /** Since when he has his account; null: a visitor. */
  readonly since: string | null;
  /** Whether he has read what a name stands for. */
  readonly isRead: (name: string) => boolean;
}

/** What is to be told now, and under which name it counts as read. */
export interface News<T extends ToldNotice> {
  readonly notice: T;
  readonly name: string;
}

/**
 * V-16: the notice that stands in the header, one at a time; null while there is none. What begins is told until it is read
 * or has begun, and once more in the hour before, whoever has read it days ago; the soonest comes first. All others stand
 * until they are read, a month at most, and are no news to whoever came after them.
 *
 * @param notices as they are listed: what is on top, then the newest.
 */
export function findNews<T extends ToldNotice>(notices: readonly T[], { nowMs, since, isRead }: Looker): News<T> | null {
  const now = formatShanghai(nowMs);
  const soon = formatShanghai(nowMs + startsSoonMs);
  const oldest = formatShanghai(nowMs - newsDaysMax * 86_400_000);
  const begins = notices
    .filter(({ startTime }) => startTime !== null && startTime > now)
    .toSorted((one, other) => (one.startTime! < other.startTime! ? -1 : 1))
    .map((notice) => ({ notice, name: notice.startTime! <= soon ? `${notice.id}/soon` : String(notice.id) }));
  const told = notices
    .filter(({ startTime, createTime }) => startTime === null && createTime >= oldest && (since === null || createTime >= since))
    .map((notice) => ({ notice, name: String(notice.id) }));
  return [...begins, ...told].find(({ name }) => !isRead(name)) ?? null;
}
