import { isPermitted, useSession } from '../platform/session';
import { useTexts } from '../platform/catalogue';
import { shellTexts } from './texts/zh-CN';

/** For whom everything on the page is done, and that it is looking alone where the duty permits no more; a hook. */
export function useIdentityName(): string {
  const say = useTexts(shellTexts);
  const session = useSession();
  const { cid, company } = session;
  if (cid === null) return say('personal');
  // Until the server has told its name a company is a company.
  if (company === null) return say('company');
  const { name, role } = company;
  if (isPermitted(session, 'company.operate') || role === 'Management' || role === 'operator') return name;
  return say('looksOnly', { name, duty: say(`duties.${role}`) });
}
