/** What people read about dispatch. */
import type { DeadReason, EventKind } from './timeline';
import type { SubmissionState } from './submission-state';

export const dispatchTexts = {
  /** Why a submission was laid aside. */
  deadReasons: {
    'no-answer': '对方收到了，但一天没有给结果',
    unreachable: '对方系统一天都没有应答',
    lost: '对方说收到过，现在查不到了',
    'no-way': '这个发送通道没有配置',
  } satisfies Readonly<Record<DeadReason, string>>,
  notDead: '这一笔没有停下来，不用处理',
  noteWrong: '请写明核实的经过，最多 200 个字',
  states: {
    waiting: '待发送',
    unclear: '核实中',
    delivered: '已送达，等对方审核',
    accepted: '已接受',
    finished: '已完成',
    refused: '被退回',
    unanswered: '对方没有收到',
    dead: '已停下，等人工核实',
  } satisfies Readonly<Record<SubmissionState, string>>,
  events: {
    submitted: '已提交，先存好再发',
    sending: '开始发送',
    sent: '对方收下',
    'no-answer': '没有等到应答，先查对方有没有收到',
    known: '查询：对方已收到',
    unknown: '查询：对方没有收到',
    received: '回执：已接收',
    accepted: '回执：已接受',
    'subject-final': '码头已有',
    step: '对方通知',
    final: '回执：全部到码头',
    refused: '回执：退回',
    unanswered: '多次核实没有收到，已停止，费用退回',
    contradiction: '又收到一份相反的回执，结果不变',
    dead: '停下来等人工核实',
    redriven: '人工重新核实',
    abandoned: '人工核实没有收到，已结束',
  } satisfies Readonly<Record<EventKind, string>>,
} as const;
