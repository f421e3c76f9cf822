import { readAgentMessage, type SheetForAgent } from '@mastlight/domain/pre-sheet/agent-message';
import type { EdiCase, Examine, Refusal } from '../edi-receiver/edi-receiver';
import { writeJudgement } from '../edi-receiver/write-judgement';
import type { OpenCall } from '../world/open-call';
import { judgeSheet } from './judge-sheet';

/** What the agents' desk notes of a message. */
export interface NotedSheet {
  readonly function: 'submit' | 'withdraw';
  readonly recipient: string;
  readonly billNo: string;
  /** The reference that is asked back; null: it is a pre-sheet itself. */
  readonly about: string | null;
  readonly sheet: SheetForAgent | null;
  /** The desk has said what it makes of it. */
  isAnswered: boolean;
  /** It was asked back in time. */
  isWithdrawn: boolean;
}
export type AgentCase = EdiCase<NotedSheet>;

export interface AgentDesk {
  /** All that was handed in, oldest first. */
  readonly cases: readonly AgentCase[];
  readonly nowMs: () => number;
  readonly calls: () => readonly OpenCall[];
  /** How long until it answers, ms of real time; passed in by tests. */
  readonly answerMs?: number | undefined;
}

/** Somebody reads it: there is time to ask it back. */
const usualAnswerMs = 3_000;

/** The desk of the shipping agents: reads pre-sheets, accepts them or returns them with a reason, and gives back what it has not answered. */
export function createAgentDesk({ cases, nowMs, calls, answerMs = usualAnswerMs }: AgentDesk): Examine<NotedSheet> {
  return (reference, bytes) => {
    const message = readAgentMessage(bytes.toString('utf8'));
    if (message === null) return '不是预配单';
    if (message.reference !== reference) return '参考号和报文里的不一致';
    const isSubmit = message.function === 'submit';
    const billNo = isSubmit ? message.sheet.billNo : message.billNo;
    const refusals = isSubmit ? judgeSheet(message.sheet, { holds: holds(cases, billNo), calls: calls() }) : giveBack(cases, message.about);
    const noted: NotedSheet = {
      function: message.function,
      recipient: message.recipient,
      billNo,
      about: isSubmit ? null : message.about,
      sheet: isSubmit ? message.sheet : null,
      isAnswered: false,
      isWithdrawn: false,
    };
    return {
      noted,
      refusals,
      answers: (one) => [
        {
          // Whether it came in time is told at once.
          afterMs: isSubmit ? answerMs : Math.min(answerMs, 1_000),
          isReceipt: true,
          write() {
            one.isAnswered = true;
            const told = one.isWithdrawn ? [withdrawn] : one.refusals;
            const judged = { reference, sender: message.recipient, recipient: message.sender, refusals: told };
            return { source: 'ship-agents', name: `APERAK_${reference}`, messageId: reference, bytes: writeJudgement(judged, nowMs()) };
          },
        },
      ],
    };
  };
}

const withdrawn: Refusal = { code: 'P90', text: '已按申请撤回', containerNo: null };

/** Whether the desk holds an accepted pre-sheet of a bill. */
function holds(cases: readonly AgentCase[], billNo: string): boolean {
  return cases.some((one) => one.function === 'submit' && one.billNo === billNo && one.refusals.length === 0 && !one.isWithdrawn);
}

/** Gives back what nobody has answered; why not, otherwise. */
function giveBack(cases: readonly AgentCase[], about: string): Refusal[] {
  const found = cases.find(({ reference }) => reference === about);
  if (!found) return [{ code: 'P91', text: '没有收到过这张预配单', containerNo: null }];
  if (found.isAnswered) return [{ code: 'P92', text: '已经答复，不能撤回', containerNo: null }];
  found.isWithdrawn = true;
  return [];
}
