import { preferences } from '@mastlight/domain/preferences/contract';
import { experienceKey } from '@mastlight/domain/preferences/judge-key';
import { callEndpoint } from '../../platform/http-client';
import { useSession } from '../../platform/session';

/** Reads the user's experience flags into the session; without an entry, or without an answer, there are none (R-6-13). */
export async function loadExperiences(): Promise<void> {
  let experiences: readonly string[] = [];
  try {
    const value = await callEndpoint(preferences.findValue, { dictKey: experienceKey });
    const parsed: unknown = value ? JSON.parse(value) : [];
    if (Array.isArray(parsed)) experiences = parsed.filter((flag) => typeof flag === 'string');
  } catch {
    // The flags open extra pages; a page that is not there for a moment is better than no page at all.
  }
  useSession.setState({ experiences });
}
