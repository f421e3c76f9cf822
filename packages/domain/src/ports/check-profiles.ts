import { legJudges, nodeJudges, releaseFlags, type PortProfile } from './port-profile';
import { isWatched } from './prior-lag';

export type ProfileFault =
  | 'duplicate-port'
  | 'duplicate-path'
  | 'duplicate-locode'
  | 'duplicate-source'
  | 'duplicate-terminal'
  | 'duplicate-node'
  | 'duplicate-flag'
  | 'duplicate-strip-code'
  | 'unknown-node'
  | 'unknown-judge'
  | 'unknown-flag'
  | 'flag-not-told'
  | 'flag-missing'
  | 'leg-missing'
  | 'lag-unwatched'
  | 'late-before-usual';

/** A profile that contradicts itself or another one; the product does not start with it. */
export class ProfileError extends Error {
  constructor(
    readonly fault: ProfileFault,
    readonly port: string,
    /** The code that stands twice, or that nothing is known of. */
    readonly code: string,
  ) {
    super(`profile of port ${port}: ${fault} ${code}`);
    this.name = 'ProfileError';
  }
}

/** Sources that belong to no port. */
export const portlessSources = [
  { code: 'upload', name: '手工导入', short: '导入', receivedBy: ['http', 'inbox', 'upload'] },
  // Desks of shipping agents, which answer what was handed to them.
  { code: 'ship-agents', name: '船代', receivedBy: ['http', 'inbox'] },
  { code: 'user', name: '用户', receivedBy: [] },
] as const;

/**
 * Gives the profiles back when they hold together.
 *
 * @throws ProfileError the first fault that is found.
 */
export function checkProfiles<const Profiles extends readonly PortProfile[]>(profiles: Profiles): Profiles {
  const seen = new Set<string>(portlessSources.map(({ code }) => `duplicate-source ${code}`));
  for (const profile of profiles) {
    /** `scope` keeps codes apart that may return in another port. */
    const once = (fault: ProfileFault, code: string, scope = ''): void => {
      const key = `${fault} ${scope}${code}`;
      if (seen.has(key)) throw new ProfileError(fault, profile.code, code);
      seen.add(key);
    };
    const demand = (isKnown: boolean, fault: ProfileFault, code: string): void => {
      if (!isKnown) throw new ProfileError(fault, profile.code, code);
    };
    const own = `${profile.code}/`;
    once('duplicate-port', profile.code);
    once('duplicate-path', profile.pathPart);
    for (const locode of profile.locodes) once('duplicate-locode', locode);
    for (const source of profile.sources) once('duplicate-source', source.code);
    // Terminals are known by (port, code): the same letters may mean another place elsewhere.
    for (const { code, aliases = [] } of profile.terminals) for (const name of [code, ...aliases]) once('duplicate-terminal', name, own);

    const told = new Set<string>();
    for (const { flag } of profile.flags) {
      demand((releaseFlags as readonly string[]).includes(flag), 'unknown-flag', flag);
      once('duplicate-flag', flag, own);
      told.add(flag);
    }
    for (const node of profile.nodes) once('duplicate-node', node.code, own);
    const codes = new Set(profile.nodes.map(({ code }) => code));
    for (const { code, judge, flag, after, lag, leg } of profile.nodes) {
      demand(Object.hasOwn(nodeJudges, judge), 'unknown-judge', judge);
      if (after !== undefined) demand(codes.has(after), 'unknown-node', after);
      if (flag !== undefined) demand(told.has(flag), 'flag-not-told', flag);
      else demand(nodeJudges[judge] !== 'flag', 'flag-missing', code);
      demand(lag === undefined || isWatched(judge), 'lag-unwatched', code);
      demand(lag === undefined || lag.lateMinutes > lag.usualMinutes, 'late-before-usual', code);
      demand(leg !== undefined || !legJudges.has(judge), 'leg-missing', code);
    }
    for (const { code, node } of profile.strip) {
      once('duplicate-strip-code', code, own);
      demand(codes.has(node), 'unknown-node', node);
    }
  }
  return profiles;
}
