import { permissions, type Permission } from '../contract-kit/permission';

/** What somebody is in a company (ADR 0028), as the wire spells it (R-3.2-01). */
export const duties = ['Management', 'operator', 'finance', 'read-only'] as const;
export type Duty = (typeof duties)[number];

/** Duties that Management gives; its own is turned over. */
export const givenDuties = ['operator', 'finance', 'read-only'] as const;
export type GivenDuty = (typeof givenDuties)[number];

const permissionsByDuty: Readonly<Record<Duty, readonly Permission[]>> = {
  Management: permissions,
  operator: ['company.operate'],
  finance: ['company.finance'],
  'read-only': [],
};

/** What a duty permits; nothing where the word is none of ours. */
export function permissionsOf(duty: string | null): readonly Permission[] {
  const known = duties.find((one) => one === duty);
  return known ? permissionsByDuty[known] : [];
}
