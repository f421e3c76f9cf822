import type { Verdict } from '../../message';

/** 0083 action, in CONTRL. */
const actions: Readonly<Record<string, Verdict>> = { '4': 'rejected', '7': 'acknowledged', '8': 'received' };
/** 4343 response type, in APERAK: RE rejected, NA not accepted, AP accepted, AC with changes, AB received. */
const responses: Readonly<Record<string, Verdict>> = {
  RE: 'rejected',
  NA: 'rejected',
  AP: 'acknowledged',
  AC: 'acknowledged',
  AI: 'acknowledged',
  CA: 'acknowledged',
  AB: 'received',
};

export const actionCode: Readonly<Record<Verdict, string>> = {
  rejected: '4',
  acknowledged: '7',
  received: '8',
};

export const responseCode: Readonly<Record<Verdict, string>> = {
  rejected: 'RE',
  acknowledged: 'AP',
  received: 'AB',
};

/** The verdict of an action code (0083); null for an unknown one. */
export function readAction(code: string): Verdict | null {
  return (Object.hasOwn(actions, code) ? actions[code] : undefined) ?? null;
}

/** The verdict of a response type (4343); null for an unknown one. */
export function readResponse(code: string): Verdict | null {
  return (Object.hasOwn(responses, code) ? responses[code] : undefined) ?? null;
}
