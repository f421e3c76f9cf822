/** What companies refuse, by name. */
import * as z from 'zod/mini';
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { companyTexts as texts } from './messages';

const plain = (name: keyof typeof texts, code: number) => defineRefusal(`company.${name}`, code, noParams, () => texts[name]);

export const companyRefusals = {
  foreignCompany: plain('foreignCompany', 403),
  notAllowed: plain('notAllowed', 403),
  wrongCreditCode: plain('wrongCreditCode', 400),
  appliedBefore: plain('appliedBefore', 409),
  certifiedBefore: defineRefusal('company.certifiedBefore', 409, z.object({ manager: z.string() }), ({ manager }) =>
    texts.certifiedBefore.replace('{manager}', () => manager),
  ),
  revokedBefore: plain('revokedBefore', 409),
  licenceNeeded: plain('licenceNeeded', 400),
  noClaim: plain('noClaim', 400),
  notCertifiedNow: plain('notCertifiedNow', 400),
  licenceLost: plain('licenceLost', 410),
  licenceGone: plain('licenceGone', 400),
  companiesFull: plain('companiesFull', 400),
  appliedEnough: defineRefusal('company.appliedEnough', 429, z.object({ max: z.number() }), ({ max }) =>
    texts.appliedEnough.replace('{max}', String(max)),
  ),
  colleaguesFull: plain('colleaguesFull', 400),
  invitationsFull: plain('invitationsFull', 400),
  notCertified: plain('notCertified', 409),
  invitationEnded: plain('invitationEnded', 410),
  invitationUsed: plain('invitationUsed', 410),
  invitedEnough: plain('invitedEnough', 429),
  sentEnough: defineRefusal('company.sentEnough', 429, z.object({ max: z.number() }), ({ max }) =>
    texts.sentEnough.replace('{max}', String(max)),
  ),
  phoneInvitedEnough: plain('phoneInvitedEnough', 429),
  inviteNotSent: plain('inviteNotSent', 503),
  alreadyColleague: plain('alreadyColleague', 409),
  noPerson: plain('noPerson', 400),
  noColleague: plain('noColleague', 400),
  managementStays: plain('managementStays', 400),
  moneyLeft: plain('moneyLeft', 400),
  ownDuty: plain('ownDuty', 400),
  turnedOverLately: plain('turnedOverLately', 400),
  noTurnBack: plain('noTurnBack', 400),
} as const;
