// Guarantee: what is written over somebody else's draft on purpose leaves nothing behind that is begun again as a new one, and
// nothing that was typed for one identity is saved to another.
// @vitest-environment happy-dom
import * as z from 'zod/mini';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearSession, saveIdentity, saveLogin } from '../session';
import { DraftKeeper, findUnsaved, SavedElsewhere, type DraftForm, type SavedDraft } from './draft-keeper';

type Saved = Parameters<DraftForm<string, SavedDraft>['save']>[0];
const said: Saved[] = [];

/** A keeper of a new draft, which the server has already as number 7, saved from another window. */
function begin() {
  const form: DraftForm<string, SavedDraft> = {
    name: 'trial',
    version: 1,
    content: z.string(),
    migrations: {},
    async save(draft) {
      said.push(draft);
      if (draft.version !== 5) throw new SavedElsewhere({ id: 7, version: 5 });
      return { id: 7, version: 6 };
    },
  };
  const keeper = new DraftKeeper({ form, id: null, version: null, read: () => 'mine', tell: () => undefined });
  return { form, keeper, end: keeper.start() };
}

beforeEach(() => {
  localStorage.clear();
  said.length = 0;
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
});
afterEach(() => clearSession());

test('a new draft that another window has saved: that one is known by its number, and written over it leaves no new one behind', async () => {
  const { form, keeper, end } = begin();
  keeper.touch();
  // Leaving keeps it in this browser.
  end();
  await expect.poll(() => said.length).toBe(1);
  expect(findUnsaved(form, null)).toEqual({ base: null, content: 'mine' });
  expect([keeper.id, keeper.idElsewhere]).toEqual([null, 7]);
  expect(await keeper.keepMine()).toBe(true);
  expect(said[1]).toEqual({ id: 7, version: 5, content: 'mine' });
  expect([findUnsaved(form, null), findUnsaved(form, 7)]).toEqual([null, null]);
});

test('what was typed for one company is not saved to another, by a timer, a key or on leaving', async () => {
  const { keeper, end } = begin();
  keeper.touch();
  saveIdentity('t2', '5001');
  expect(await keeper.save()).toBe(false);
  end();
  await Promise.resolve();
  expect(said).toEqual([]);
});
