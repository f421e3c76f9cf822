import { isPermitted, useSession } from '../session';

/** What changes nothing: opened, copied and written out by whoever sees it. */
const looking = new Set(['open', 'tab', 'copy', 'export']);

/** Whether the identity of now may change what it sees; while its duty is not known, as far as one can tell. A hook. */
export function useMayOperate(): boolean {
  return useSession((session) => (session.cid !== null && session.company === null) || isPermitted(session, 'company.operate'));
}

/** Actions as they are for whoever `mayOperate`; for others those that change something are there and cannot be pressed. */
export function permittedActions<T extends { readonly id: string; readonly isDisabled?: boolean }>(
  actions: readonly T[],
  mayOperate: boolean,
): T[] {
  return actions.map((action) => (mayOperate || looking.has(action.id) ? action : { ...action, isDisabled: true }));
}
