import type { Session } from '../../platform/http/session';
import type { LongExport } from '../../platform/list/long-export';

/** Whether an identity may export a list, as the list's own export asks it. */
export function mayExport({ permissions }: Pick<Session, 'permissions'>, { endpoint }: LongExport): boolean {
  return endpoint.permission === undefined || permissions.includes(endpoint.permission);
}
