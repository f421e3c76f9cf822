import { readMessage, wireTimeAt, type CustomsDeclarationMessage } from '@mastlight/wire';
import { writeCustomsReceipt } from '@mastlight/wire/gacc-xml/write';
import type { EdiCase, Examine } from '../edi-receiver/edi-receiver';
import type { OpenCall } from '../world/open-call';
import { judge } from './judge';

/** What customs note of a pre-manifest. */
export interface NotedManifest {
  readonly function: CustomsDeclarationMessage['function'];
  readonly billNo: string;
  readonly houseBillNos: readonly string[];
  readonly containerNos: readonly string[];
  readonly vessel: string;
  readonly voyage: string;
}
export type ManifestCase = EdiCase<NotedManifest>;

export interface ManifestCounterpart {
  /** All that was handed in, oldest first. */
  readonly cases: readonly ManifestCase[];
  readonly nowMs: () => number;
  readonly calls: () => readonly OpenCall[];
  /** How long until their answer, ms of real time; passed in by tests. */
  readonly answerMs?: number | undefined;
}

const usualAnswerMs = 3_000;
/** Customs of Shanghai, as sender, and the organisation of the sandbox. */
const customs = '2200SANDBOX01';

/** Shanghai's customs: judges pre-manifests (MT2101) and answers with receipts. */
export function createManifestCounterpart({ cases, nowMs, calls, answerMs = usualAnswerMs }: ManifestCounterpart): Examine<NotedManifest> {
  return (reference, bytes) => {
    const message = readMessage(bytes).messages.find((one): one is CustomsDeclarationMessage => one.kind === 'customs-declaration');
    if (message?.about !== '2101') return '不是预配舱单（MT2101）报文';
    if (message.reference?.endsWith(`_${reference}`) !== true) return '参考号和报文里的不一致';
    const noted: NotedManifest = {
      function: message.function,
      billNo: message.bills[0]?.billNo ?? '',
      houseBillNos: message.bills.flatMap(({ houseBillNo }) => houseBillNo ?? []),
      containerNos: [...new Set(message.bills.flatMap(({ containerNos }) => containerNos))],
      vessel: message.vessel?.name ?? '',
      voyage: message.vessel?.voyage ?? '',
    };
    const refusals = judge(message, { holds: (billNo) => holds(cases, billNo), calls: calls() });
    const [refusal] = refusals;
    return {
      noted,
      refusals,
      answers: () => [
        {
          afterMs: answerMs,
          isReceipt: true,
          write: () => ({
            source: 'shanghai-customs',
            name: `MT2101R_${reference}.xml`,
            messageId: reference,
            bytes: writeAnswer(message, refusal ?? { code: '01', text: '接受申报' }, nowMs()),
          }),
        },
      ],
    };
  };
}

/** Whether customs hold a manifest of a bill: of what they took of it the last was no deletion. */
function holds(cases: readonly ManifestCase[], billNo: string): boolean {
  const last = cases.findLast((one) => one.billNo === billNo && one.refusals.length === 0);
  return last !== undefined && last.function !== 'delete';
}

/** One entry for the bill, under the name by which the declaration went. */
function writeAnswer(
  { reference, vessel, bills }: CustomsDeclarationMessage,
  answer: { readonly code: string; readonly text: string },
  nowMs: number,
): Uint8Array {
  const { code, text } = answer;
  return writeCustomsReceipt(
    {
      kind: 'customs-receipt',
      type: 'MT2101',
      reference,
      function: 'original',
      prepared: wireTimeAt(nowMs, 17),
      vessel,
      about: '2101',
      entries: [...new Set(bills.map(({ billNo }) => billNo))].map((billNo) => ({ billNo, containerNo: null, code, text })),
    },
    { sender: customs, recipient: 'EPORT' },
  );
}
