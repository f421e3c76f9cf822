/** What fault-report refuses, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { faultReportTexts as texts } from './messages';

export const faultReportRefusals = {
  billUnfollowed: defineRefusal('fault-report.billUnfollowed', 400, noParams, () => texts.billUnfollowed),
  alreadyReported: defineRefusal('fault-report.alreadyReported', 409, noParams, () => texts.alreadyReported),
  reportedEnough: defineRefusal('fault-report.reportedEnough', 429, noParams, () => texts.reportedEnough),
  alreadyAnswered: defineRefusal('fault-report.alreadyAnswered', 409, noParams, () => texts.alreadyAnswered),
} as const;
