/**
 * The open interface: keys of companies, the feed of what happens to the bills that they follow, what the keys open, and the
 * addresses that the feed is pushed to, their description, and the calendar of cut-offs (ADR 0054). Not here: what a bill's status is (tracking), who follows what (follow), who is in a company (company).
 */
import { webhookAnswerMaxBytes, webhookTimeoutMs } from '@mastlight/domain/open-api/limits';
import { createWebhookCaller } from '../../platform/gateways/webhook/webhook-caller';
import type { Platform, ServerModule } from '../../platform/module';
import { addJob } from '../../platform/queue/queue';
import { openSecrets } from '../../platform/secrets';
import type { FollowDoor } from '../follow/index';
import { CursorSeal } from './cursor';
import { createOpenApiRoutes } from './http';
import { startPushing } from './jobs/push';
import { defineJobs, tellAllJob, tellJob, tellLine } from './jobs/tell';
import { ownOpenApi } from './own-data';
import type { OpenApiParts } from './parts';
import { hasReaders } from './queries/find-owners';
import { openApiReactions } from './reactions';
import { openApiStandardRoutes } from './standard-routes';
import { UsageCounts } from './usage-counts';
import { WebhookSigner } from './webhook-signer';

/** Builds the module above whoever follows. */
export function createOpenApiModule(
  platform: Platform,
  {
    follow,
    companies,
    billing,
    declarations,
  }: {
    readonly follow: FollowDoor;
    readonly companies: OpenApiParts['companies'];
    readonly billing: Pick<OpenApiParts, 'isOwnAccount'>;
    readonly declarations: OpenApiParts['declarations'];
  },
): { readonly module: ServerModule } {
  const { config } = platform;
  const usage = new UsageCounts(platform);
  const { pepper } = openSecrets(config);
  const { webhookOrigins } = config;
  const parts: OpenApiParts = {
    platform,
    companies,
    isOwnAccount: billing.isOwnAccount,
    declarations,
    usage,
    cursors: new CursorSeal(pepper),
    outbox: platform.outbox,
    webhooks: createWebhookCaller({ origins: webhookOrigins, timeoutMs: webhookTimeoutMs, answerMaxBytes: webhookAnswerMaxBytes }),
    signer: new WebhookSigner(pepper),
    webhookOrigins,
    publicUrl: config.publicUrl.replace(/\/+$/, ''),
    requestTelling: (tx, ownerKey) => addJob(tx, tellAllJob, { ownerKey }, { line: tellLine, key: `open-api.tell-all ${ownerKey}` }),
  };
  follow.hearChanges(async (tx, { kind, port, subjects }) => {
    if (kind !== 'bill' && kind !== 'bill-on-call') return;
    if (!(await hasReaders(tx))) return;
    // A bill on a call that somebody typed is told with its bill, whose number stands first.
    const billNos = kind === 'bill' ? subjects : subjects.map((subject) => subject.split(' ')[0]!);
    await addJob(tx, tellJob, { port, billNos }, { line: tellLine });
  });
  return {
    module: {
      name: 'open-api',
      routes: createOpenApiRoutes(parts),
      standardRoutes: openApiStandardRoutes(parts),
      jobs: defineJobs(parts),
      ownData: ownOpenApi,
      reactions: openApiReactions(parts),
      startWork: () => Promise.resolve(startPushing(parts)),
      startHttp: () => Promise.resolve({ stop: () => usage.flush() }),
    },
  };
}
