/**
 * What files of a platform still read of the domain besides words, the contract kit and ports. Each has a reason; none
 * is added: what the platform needs of a capability is given to it, or is a word that belongs in `vocabulary`.
 */
export interface PlatformRead {
  readonly file: string;
  /** Below `packages/domain/src`, without its ending. */
  readonly reads: string;
  /** The day from which it has stood here. */
  readonly since: string;
  readonly why: string;
}

const server = 'apps/server/src/platform';
const web = 'apps/web/src/platform';
const since = '2026-11-29';
const setting = 'The one reader of settings knows their usual values; capabilities cannot declare settings of their own yet.';

export const platformReads: readonly PlatformRead[] = [
  { file: `${server}/config.ts`, reads: 'billing/coins', since, why: setting },
  { file: `${server}/config.ts`, reads: 'billing/price-list', since, why: setting },
  { file: `${server}/config.ts`, reads: 'dispatch/schedule', since, why: setting },
  { file: `${server}/config.ts`, reads: 'line-tracking/lines', since, why: setting },
  { file: `${server}/config.ts`, reads: 'notification/limits', since, why: setting },
  {
    file: `${web}/list/saved-entry.ts`,
    reads: 'preferences/contract',
    since,
    why: 'Every list keeps its settings by these calls; they would have to be given to each.',
  },
  {
    file: `${web}/list/source-lights.tsx`,
    reads: 'tracking/contract',
    since,
    why: 'Every list shows whether its sources are heard of; the lights belong to a feature that lists are given.',
  },
  {
    file: `${web}/live.ts`,
    reads: 'live/contract',
    since,
    why: 'The one listener of told changes; the contract is that of the channel itself.',
  },
  {
    file: `${web}/paste/paste-kinds.ts`,
    reads: 'billing/index',
    since,
    why: 'Names of fees, as a type; they are those of the price list.',
  },
  {
    file: `${web}/session.ts`,
    reads: 'account/hash-password',
    since,
    why: 'Signing in stands beside the token; it moves to the account feature with it.',
  },
  {
    file: `${web}/session.ts`,
    reads: 'company/duty',
    since,
    why: 'The browser works out from the duty what may be done; a session that told its permissions would need no rule of companies.',
  },
];
