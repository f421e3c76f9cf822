import { useSession } from '../../platform/session';
import { companyApi } from './api';

/**
 * Learns the name of the company that the session acts for, and the duty in it (R-3.2-01); in the personal identity
 * nothing is asked. What the browser believed before the account was loaded is not asked about.
 */
export async function loadIdentity(): Promise<void> {
  const { cid } = useSession.getState();
  if (cid === null) return;
  try {
    const told = await companyApi.showIdentity();
    if (told.cid === null || told.role === null || String(told.cid) !== useSession.getState().cid) return;
    useSession.setState({ company: { name: told.cname, role: told.role } });
  } catch {
    // The corner shows no company then; what it may do the server decides by itself.
  }
}
