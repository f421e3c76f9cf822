// Guarantee: what changed between a page's first call and its stream is told to it, of its own rows alone; what is not
// known any more is said to be unknown.
import { describe, expect, it } from 'vitest';
import { requestWayMs } from '@mastlight/domain/live/contract';
import type { FollowDoor } from '../follow/index';
import { CatchUp } from './catch-up';

function setUp() {
  const clock = { ms: 1_000_000, nowMs: () => clock.ms };
  const asked: unknown[] = [];
  const follow: Pick<FollowDoor, 'findConcerned'> = {
    findConcerned: async (changed, ownerKeys) => {
      asked.push([changed, ownerKeys]);
      return [{ ownerKey: ownerKeys[0]!, product: 'bill-subscription', rowIds: [9] }];
    },
  };
  const catchUp = new CatchUp(follow, clock);
  clock.ms += 20_000;
  return { clock, asked, catchUp };
}
const rowsOf = (ownerKey: string, ...ids: number[]) => ({ ownerKey, topic: 'bill-subscription', ids });

describe('CatchUp', () => {
  it('tells the changed rows of the owner since his page began to fetch, not those before and not those of others', async () => {
    const { clock, catchUp } = setUp();
    catchUp.noteRows(rowsOf('u:1', 1));
    clock.ms += 10_000;
    catchUp.noteRows(rowsOf('u:1', 2));
    catchUp.noteRows(rowsOf('u:2', 3));
    clock.ms += 1_000;
    expect(await catchUp.findMissed('u:1', 1_000)).toEqual([rowsOf('u:1', 2)]);
    expect(await catchUp.findMissed('u:1', 11_000)).toEqual([rowsOf('u:1', 1), rowsOf('u:1', 2)]);
  });

  it('looks up who follows the changed subjects for the owner alone, each subject once, and not at all when nothing changed', async () => {
    const { asked, catchUp } = setUp();
    expect(await catchUp.findMissed('u:1', 1_000)).toEqual([]);
    expect(asked).toEqual([]);
    const subject = (name: string) => ({ kind: 'bill', port: 'NB', subject: name }) as const;
    catchUp.noteSubjects([subject('A'), subject('B')]);
    catchUp.noteSubjects([subject('A')]);
    expect(await catchUp.findMissed('u:1', 1_000)).toEqual([rowsOf('u:1', 9)]);
    expect(asked).toEqual([[{ kind: 'bill', port: 'NB', subjects: ['A', 'B'] }, ['u:1']]]);
  });

  it.each([
    [3_000, true],
    [3_001, false],
  ])(
    'of %i subjects that changed, the rows are looked up: %s; of more they are not, for a bulk opens many pages',
    async (count, isAsked) => {
      const { asked, catchUp } = setUp();
      const changed = Array.from({ length: count }, (_, at) => ({ kind: 'bill', port: 'NB', subject: `B${at}` }) as const);
      // Told twice, they are no more.
      catchUp.noteSubjects(changed);
      catchUp.noteSubjects(changed.slice(0, 100));
      expect([(await catchUp.findMissed('u:1', 1_000)) !== null, asked.length]).toEqual([isAsked, isAsked ? 1 : 0]);
    },
  );

  it('the way of the request counts: what changed so long before it came is told, and not what changed before', async () => {
    const { clock, catchUp } = setUp();
    catchUp.noteRows(rowsOf('u:1', 1));
    clock.ms += 1;
    catchUp.noteRows(rowsOf('u:1', 2));
    clock.ms += requestWayMs;
    expect(await catchUp.findMissed('u:1', 0)).toEqual([rowsOf('u:1', 2)]);
  });

  it.each<readonly [when: string, isKnown: boolean, happen: (at: ReturnType<typeof setUp>) => number]>([
    ['before this process listened', false, () => 20_000],
    ['after it, within the minute', true, () => 10_000],
    ['before changes were missed', false, ({ clock, catchUp }) => (catchUp.lose(), (clock.ms += 1), 1)],
    ['after changes were missed', true, ({ clock, catchUp }) => (catchUp.lose(), (clock.ms += 10_000), 1_000)],
    [
      'before so many changes that they are not kept',
      false,
      ({ clock, catchUp }) => {
        for (let id = 0; id < 25_000; id++) catchUp.noteRows(rowsOf('u:1', id));
        clock.ms += 1;
        return 1;
      },
    ],
    [
      'longer ago than is kept',
      false,
      ({ clock, catchUp }) => {
        catchUp.noteRows(rowsOf('u:1', 1));
        clock.ms += 200_000;
        catchUp.noteRows(rowsOf('u:1', 2));
        return 200_000;
      },
    ],
  ])('a page that began to fetch %s: what it missed is known: %s', async (_when, isKnown, happen) => {
    const at = setUp();
    const agoMs = happen(at);
    expect((await at.catchUp.findMissed('u:1', agoMs)) !== null).toBe(isKnown);
  });
});
