import type { Endpoint, RequestOf } from '@mastlight/domain/contract-kit/endpoint';
import type { FileAnswer } from '../http/route';
import type { Session } from '../http/session';

/** Told before each portion of a list's rows is read: how many are through, of how many. It throws when no more are wanted. */
export type TellRows = (done: number, total: number) => Promise<void>;

/** A list that may be made into a file outside a request; its module says how. */
export interface LongExport {
  /** By which a task names it: `bills`. */
  readonly name: string;
  /** The call that gives the same file at once: who may, and what may be asked. */
  readonly endpoint: Endpoint;
  readonly open: (session: Session, wish: never, tell: TellRows) => Promise<FileAnswer>;
}

/** Declares one; `open` reads what its call does. */
export function longExport<E extends Endpoint>(
  name: string,
  endpoint: E,
  open: (session: Session, wish: RequestOf<E>, tell: TellRows) => Promise<FileAnswer>,
): LongExport {
  return { name, endpoint, open };
}
