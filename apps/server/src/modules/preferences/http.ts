import { preferences } from '@mastlight/domain/preferences/contract';
import { implement, type CallContext, type Route } from '../../platform/http/route';
import type { Session } from '../../platform/http/session';
import { readSetting } from './operations/read-setting';
import { saveSetting } from './operations/save-setting';
import type { PreferencesParts } from './parts';

/** Binds the contract to the operations. */
export function createRoutes(parts: PreferencesParts): Route[] {
  async function save(entry: { dictKey: string; dictValue: string }, { session }: CallContext<Session>): Promise<true> {
    await saveSetting(parts, session, entry);
    return true;
  }

  return implement('preferences', preferences, {
    setEntry: save,
    saveEntry: save,
    async findEntry({ dictKey }, { session }) {
      return { dictKey, dictValue: await readSetting(parts, session, dictKey) };
    },
    findValue: ({ dictKey }, { session }) => readSetting(parts, session, dictKey),
  });
}
