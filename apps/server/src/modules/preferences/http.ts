import { preferences } from '@mastlight/domain/preferences/contract';
import { implement, type OwnedContext, type Route } from '../../platform/http/route';
import { readSetting } from './operations/read-setting';
import { saveSetting } from './operations/save-setting';
import type { PreferencesParts } from './parts';

/** Binds the contract to the operations. */
export function createRoutes(parts: PreferencesParts): Route[] {
  const save = (entry: { dictKey: string; dictValue: string }, { own }: OwnedContext) => own.done(saveSetting(parts, own, entry));

  return implement('preferences', preferences, {
    setEntry: save,
    saveEntry: save,
    findEntry: async ({ dictKey }, { own }) => own.answer({ dictKey, dictValue: await readSetting(parts, own, dictKey) }),
    findValue: ({ dictKey }, { own }) => own.answer(readSetting(parts, own, dictKey)),
  });
}
