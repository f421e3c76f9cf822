// Guarantee: B3: whoever outside is slow keeps nobody else waiting: each job that asks somebody outside is declared as one,
// and a new job is sorted here before it runs.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createModules } from '../app/modules';
import { startTestServer, type TestServer } from './start-test-server';

/** Who is asked by each job of a module; null: nobody outside. */
const asked: Readonly<Record<string, string | null>> = {
  'account.delete-expired': null,
  'ad.delete-old': null,
  'bill-subscription.follow-again': null,
  'bill-subscription.tell-morning': null,
  'billing.check-ledger': null,
  'billing.delete-answers': null,
  'company.certify': 'the registry of companies',
  'bill-file.drop-ended': null,
  'company.end-closed': null,
  'dispatch.work-due': 'terminals, customs, mail servers',
  'export-task.clean-up': null,
  'export-task.mail-due': 'the mail server',
  // The object store keeps the file; each run stands in one of two lines that are chosen by identity.
  'export-task.run': null,
  'fault-report.delete-old': null,
  'file.clean-up': 'the object store',
  'intake.decode': null,
  'intake.fold-counts': null,
  'intake.keep-months': null,
  'intake.write-receipts': null,
  'invoice.ask-tax-office': 'the tax office',
  'line-tracking.release': null,
  'manifest-query.look': null,
  'market-assistant.let-go-deleted': null,
  'market-order.let-go-deleted': null,
  'notification.delete-old': null,
  'notification.look': null,
  'open-api.delete-old': null,
  'open-api.tell': null,
  'open-api.tell-all': null,
  'open-api.tell-everybody': null,
  'position.delete-old': null,
  'sh-manifest.purge-bin': null,
  'toker.tell-due': null,
  'toker.tell-new': null,
  'top-up.reconcile': 'payment methods',
  'tracking.derive-requested': null,
  'tracking.learn-lags': null,
  'tracking.make-months': null,
  'tracking.release': null,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('B3 a job has a line of its own exactly where it asks somebody outside', () => {
  const jobs = createModules(server.platform).list.flatMap((module) => module.jobs ?? []);
  const lines = Object.fromEntries(jobs.map(({ task, line }) => [task, line ?? null]));
  expect(lines).toEqual(Object.fromEntries(Object.entries(asked).map(([task, whom]) => [task, whom === null ? null : task])));
});
