import type { People } from '../parts';

/** The names of people by number; empty where there is nobody. */
export async function findNames(people: Pick<People, 'findPeople'>, userIds: readonly number[]): Promise<(userId: number) => string> {
  const found = await people.findPeople([...new Set(userIds)]);
  const names = new Map(found.map(({ id, userName }) => [id, userName]));
  return (userId) => names.get(userId) ?? '';
}
