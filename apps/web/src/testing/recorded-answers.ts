import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import type { Endpoint, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { portQuery } from '@mastlight/domain/port-query/contract';
import { preferences } from '@mastlight/domain/preferences/contract';
import { vesselSubscription } from '@mastlight/domain/vessel-subscription/contract';
import text from '@mastlight/testing/samples/recorded-answers.json?raw';

/** The calls whose answers were recorded, by the name of the answer. */
const recorded = {
  experiences: preferences.findValue,
  bills: billSubscription.queryBillPage,
  billDetail: billSubscription.queryBillDetails,
  unnamedDetail: billSubscription.queryBillDetails,
  vessels: vesselSubscription.queryRows,
  gates: portQuery.queryInGates,
  ships: portQuery.queryShips,
} satisfies Record<string, Endpoint>;

const answers = JSON.parse(text) as Readonly<Record<string, unknown>>;

/**
 * An answer that the server gave, recorded by its own test
 * (`apps/server/src/scenarios/recorded-answers.test.ts`): what a browser's test
 * reads is no idea of its own (M-07).
 */
export function recordedAnswer<N extends keyof typeof recorded>(name: N): ResponseData<(typeof recorded)[N]> {
  return recorded[name].response.parse(answers[name]) as ResponseData<(typeof recorded)[N]>;
}
