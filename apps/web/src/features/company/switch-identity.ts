import { saveIdentity } from '../../platform/session';
import { keepPathAfterSwitch, noteSwitchRefused } from './after-switch';
import { companyApi } from './api';
import { companyWords } from './texts/zh-CN';

const keys = {
  /** Newest version that a switch has seen (R-4.3-05). */
  version: 'mastlight.version',
  /** '0' or, once its note was shown, '1'. */
  versionFlag: 'mastlight.versionFlag',
} as const;

/** R-4.3-06: so long after the switch the note appears. */
export const noteAfterMs = 1_000;

/**
 * Goes over to another identity. Gives the note of a new version, which is to be read before the page loads
 * anew; null when it is loading already.
 *
 * @param cid null: the personal identity.
 * @param leave loads the page that comes next; absent: this one anew.
 */
export async function switchIdentity(cid: number | null, leave: () => void = () => location.reload()): Promise<string | null> {
  try {
    const { token } = await companyApi.switchIdentity(cid);
    saveIdentity(token, cid === null ? null : String(cid));
    keepPathAfterSwitch();
  } catch {
    noteSwitchRefused();
    location.reload();
    return null;
  }
  const note = await findNewNote();
  if (note === null) leave();
  return note;
}

/** R-4.3-04 … -06, -08, -10, -12: what is new since the last switch; null when there is nothing to tell. */
async function findNewNote(): Promise<string | null> {
  try {
    const { version, note } = await companyApi.showUpdateNote();
    // Nothing has been published yet.
    if (version === '') return null;
    const before = localStorage.getItem(keys.version);
    const isNew = before !== null && before !== version;
    if ((localStorage.getItem(keys.versionFlag) ?? '0') !== '0') {
      // What was shown is the version of then: the next one is told at the switch after this.
      if (isNew) localStorage.setItem(keys.versionFlag, '0');
      return null;
    }
    localStorage.setItem(keys.version, version);
    localStorage.setItem(keys.versionFlag, isNew ? '1' : '0');
    return isNew ? note : null;
  } catch (error) {
    console.error(companyWords.source.updateNoteLost, error);
    return null;
  }
}
