import { preferences } from '@mastlight/domain/preferences/contract';
import { ownFlags } from '@mastlight/domain/preferences/entry-forms';
import { experienceKey } from '@mastlight/domain/preferences/judge-key';
import { callEndpoint } from '../../platform/http-client';
import { useSession } from '../../platform/session';

/** Reads the user's experience flags into the session; without an entry, or without an answer, there are none (R-6-13). */
export async function loadExperiences(): Promise<void> {
  let experiences: readonly string[] = [];
  try {
    experiences = ownFlags(await callEndpoint(preferences.findValue, { dictKey: experienceKey }));
  } catch {
    // The flags open extra pages; a page that is not there for a moment is better than no page at all.
  }
  useSession.setState({ experiences });
}
