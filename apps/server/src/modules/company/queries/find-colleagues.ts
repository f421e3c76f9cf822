import type { Duty } from '@mastlight/domain/company/duty';
import type { Database } from '../../../platform/db/database';
import type { Person } from '../../account/index';
import type { People } from '../parts';
import { listMembers } from './list-people';

/** Somebody of a company, with his whole phone: who shows it masks it. */
export interface FoundColleague extends Pick<Person, 'userName' | 'phone' | 'avatar'> {
  readonly userId: number;
  readonly duty: Duty;
  readonly joinedAtMs: number;
}

/** Everybody in the company that the owner key names, Management first. */
export async function findColleagues(
  database: Database,
  people: Pick<People, 'findPeople'>,
  ownerKey: string,
): Promise<readonly FoundColleague[]> {
  const members = await listMembers(database, ownerKey);
  const found = new Map((await people.findPeople(members.map(({ userId }) => userId))).map((person) => [person.id, person]));
  return members.flatMap(({ userId, duty, joinedAtMs }) => {
    const person = found.get(userId);
    if (!person) return [];
    const { userName, phone, avatar } = person;
    return [{ userId, duty, joinedAtMs, userName, phone, avatar }];
  });
}
