// Guarantee: R-8-07: no call shows a refusal of code 409 by itself, so that each is told by the page that may meet it; what no
// page tells has another code.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

interface Refusal {
  readonly name: string;
  readonly code: number;
}
const modules = import.meta.glob<Record<string, Record<string, Refusal>>>('../../../../packages/domain/src/*/refusals.ts', { eager: true });
const conflicts = Object.values(modules)
  .flatMap((module) => Object.values(module).flatMap((refusals) => Object.values(refusals)))
  .filter(({ code }) => code === 409)
  .map(({ name }) => name)
  // No page asks for a faster lane (ADR 0025).
  .filter((name) => name !== 'bill-subscription.noFasterLane');

/** Below `apps/web/src`: where each is told, in its own sentence or in another. */
const toldBy: Readonly<Record<string, string>> = {
  'account.moneyLeft': 'features/account/components/own-data-panels.tsx',
  'bill-file.accountFull': 'features/bill-file/components/add-dialog.tsx',
  'bill-file.clientChanged': 'features/bill-file/components/bill-files.tsx',
  'bill-file.tooMany': 'features/bill-file/components/add-dialog.tsx',
  'bill-subscription.alreadySubscribed': 'features/bill-subscription/components/number-dialog.tsx',
  'bill-subscription.clientExists': 'features/bill-subscription/components/client-drawer.tsx',
  'bill-subscription.renamesUsedUp': 'features/bill-subscription/components/number-dialog.tsx',
  'billing.adjustmentJudged': 'features/operations/components/adjustments-panel.tsx',
  'billing.needsConfirmation': 'features/billing/pay-for.ts',
  // The client itself asks again, until it has been answered.
  'billing.stillAtWork': 'platform/http-client.ts',
  'company.alreadyColleague': 'features/company/components/phone-invitation.tsx',
  'company.appliedBefore': 'features/company/components/application-form.tsx',
  'company.certifiedBefore': 'features/company/components/application-form.tsx',
  'company.notCertified': 'features/company/components/invite-dialog.tsx',
  'company.revokedBefore': 'features/company/components/application-form.tsx',
  'fault-report.alreadyAnswered': 'features/fault-report/pages/reports-page.tsx',
  'fault-report.alreadyReported': 'features/fault-report/components/report-dialog.tsx',
  'invoice.invoicedBefore': 'features/invoice/components/application-panel.tsx',
  'invoice.noPaper': 'features/operations/components/invoice-dialog.tsx',
  'invoice.notIssued': 'features/operations/components/invoice-dialog.tsx',
  'market-order.changedMeanwhile': 'features/market-order/editor/order-editor.tsx',
  'market-order.templateChanged': 'features/market-order/template/template-editor.tsx',
  'membership.offerChanged': 'features/membership/components/buy-dialog.tsx',
  'notice.versionTaken': 'features/notice/use-entry-calls.ts',
  'pre-sheet.settingsStale': 'features/pre-sheet/pages/settings-page.tsx',
  'pre-sheet.stale': 'features/pre-sheet/editor/sheet-editor.tsx',
  'sh-manifest.changedMeanwhile': 'features/sh-manifest/editor/drafts.ts',
  'toker.changedMeanwhile': 'features/toker/components/follow-up.tsx',
  'top-up.findingSettled': 'features/operations/components/strays-panel.tsx',
  'top-up.orderInvoiced': 'features/operations/components/refund-dialogs.tsx',
  'top-up.orderNotPaid': 'features/operations/components/refund-dialogs.tsx',
  'top-up.refundAsked': 'features/operations/components/refund-dialogs.tsx',
  'top-up.refundJudged': 'features/operations/components/refund-dialogs.tsx',
  'top-up.refundShort': 'features/operations/components/refund-dialogs.tsx',
  'top-up.transferJudged': 'features/operations/components/transfers-panel.tsx',
  'vgm.changedMeanwhile': 'features/vgm/editor/draft.ts',
};
const tells =
  /envelope\?\.code === 409|sayRefusal\(|setRefusal\(error|tellOutcome\(|<NoteDialog|\.refuse\(|refusal\?\.name|refusal\.name|changedMeanwhile:/;

it('R-8-07 each refusal of code 409 has its place, and no other stands there', () => {
  expect(Object.keys(toldBy).toSorted()).toEqual([...new Set(conflicts)].toSorted());
});
it.each(Object.entries(toldBy))('R-8-07 %s is told by %s', (_name, path) => {
  expect(readFileSync(resolve(import.meta.dirname, '..', path), 'utf8')).toMatch(tells);
});
