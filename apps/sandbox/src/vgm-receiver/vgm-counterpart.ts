import { vgmPort } from '@mastlight/domain/vgm/limits';
import { readMessage, type AcknowledgementMessage, type Interchange, type VgmMessage } from '@mastlight/wire';
import { writeContrl } from '@mastlight/wire/edifact/write';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Announcement } from '../delivery/announcement';
import type { EdiCase, Examine, LaterAnswer } from '../edi-receiver/edi-receiver';
import { writeJudgement } from '../edi-receiver/write-judgement';
import type { OpenCall } from '../world/open-call';
import { judge } from './judge';

/** What the terminals note of a message. */
export interface NotedVgm {
  readonly sender: string;
  readonly recipient: string;
  readonly vessel: string;
  readonly voyage: string;
  readonly boxes: readonly { readonly containerNo: string; readonly kg: number; readonly method: string }[];
}
export type VgmCase = EdiCase<NotedVgm>;

export interface VgmCounterpart {
  readonly nowMs: () => number;
  readonly calls: () => readonly OpenCall[];
  /** How long until CONTRL, APERAK and the terminal's row, ms of real time; passed in by tests. */
  readonly answerMs?: readonly [contrl: number, aperak: number, atTerminal: number] | undefined;
}

const usualAnswerMs = [1_000, 3_000, 8_000] as const;

/** The terminals' receiver of verified masses: judges, and answers by Easipass and the port's rows. */
export function createVgmCounterpart({ nowMs, calls, answerMs = usualAnswerMs }: VgmCounterpart): Examine<NotedVgm> {
  return (reference, bytes) => {
    const { interchanges, messages } = readMessage(bytes);
    const message = messages.find((one): one is VgmMessage => one.kind === 'vgm');
    const interchange = interchanges[0];
    if (!message || !interchange) return '不是 VGM 报文';
    const told = interchange.controlReference ?? message.remark;
    if (told !== reference) return '参考号和报文里的不一致';
    return {
      noted: {
        sender: interchange.sender ?? '',
        recipient: interchange.recipient ?? '',
        vessel: message.vessel?.name ?? '',
        voyage: message.vessel?.voyage ?? '',
        boxes: message.boxes.map((box) => ({
          containerNo: box.containerNo ?? box.equipmentNo ?? '',
          kg: box.grossWeightKg ?? 0,
          method: box.method ?? '',
        })),
      },
      refusals: judge(message, calls()),
      answers(one): LaterAnswer[] {
        const [contrlMs, aperakMs, terminalMs] = answerMs;
        const say = (afterMs: number, kind: 'CONTRL' | 'APERAK', write: () => Uint8Array): LaterAnswer => ({
          afterMs,
          isReceipt: true,
          write: () => ({ source: 'easipass', name: `${kind}_${reference}`, messageId: reference, bytes: write() }),
        });
        return [
          say(contrlMs, 'CONTRL', () => contrl(one, interchange, nowMs())),
          say(aperakMs, 'APERAK', () => aperak(one, nowMs())),
          ...(one.refusals.length > 0 ? [] : [{ afterMs: terminalMs, isReceipt: false, write: () => rowsOf(one, nowMs()) }]),
        ];
      },
    };
  };
}

function envelope(one: VgmCase, kind: string, preparedMs: number) {
  return {
    sender: one.recipient || 'EASIPASS',
    recipient: one.sender || 'MASTLIGHT',
    controlReference: `${kind}${one.reference.slice(-11)}`,
    preparedMs,
    level: 'UNOY' as const,
  };
}

function contrl(one: VgmCase, { sender, recipient, messages = [] }: Interchange, nowMs: number): Uint8Array {
  const answer: AcknowledgementMessage = {
    kind: 'acknowledgement',
    type: 'CONTRL',
    reference: null,
    function: 'original',
    prepared: null,
    vessel: null,
    interchange: { controlReference: one.reference, sender, recipient, senderQualifier: null, recipientQualifier: null },
    verdict: 'acknowledged',
    faults: [],
    messages: messages.map(({ reference, identifier }) => ({ reference, identifier, verdict: 'acknowledged', faults: [] })),
    references: [],
  };
  return writeContrl([answer], envelope(one, 'C', nowMs));
}

function aperak(one: VgmCase, nowMs: number): Uint8Array {
  const { sender, recipient } = envelope(one, 'A', nowMs);
  return writeJudgement({ reference: one.reference, sender, recipient, refusals: one.refusals }, nowMs);
}

/** The terminal has the masses: a row for each box. */
function rowsOf(one: VgmCase, nowMs: number): Announcement {
  const recvTime = formatShanghai(nowMs);
  const rows = one.boxes.map(({ containerNo, kg, method }) => ({
    ctnNo: containerNo,
    vessel: one.vessel,
    voyage: one.voyage,
    vgmKg: kg,
    method,
    state: '00',
    recvTime,
  }));
  const bytes = Buffer.from(JSON.stringify({ port: vgmPort, source: 'gang-hang', row: 'vgm', rows }));
  return { source: 'gang-hang', name: `VGM_${one.reference}`, messageId: one.reference, bytes };
}
