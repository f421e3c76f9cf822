import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../platform/session';
import { colleaguesQuery } from '../company';

/** Who may answer for a bill. */
export interface BillColleague {
  readonly id: string;
  readonly name: string;
  readonly isMe: boolean;
}

/** The colleagues of the company that the user acts for, himself first; nobody where he acts for himself, or while they are not known. */
export function useColleagues(isAsked = true): readonly BillColleague[] {
  const { cid, userId } = useSession();
  const { data } = useQuery({ ...colleaguesQuery, enabled: cid !== null && isAsked });
  if (cid === null || !data) return [];
  return data.list
    .map(({ id, userName }) => ({ id: String(id), name: userName, isMe: String(id) === userId }))
    .sort((a, b) => Number(b.isMe) - Number(a.isMe));
}
