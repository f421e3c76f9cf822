import { makeCatalogue } from '../../../platform/catalogue';
import { dispatchTexts } from '@mastlight/domain/dispatch/messages';
import { dispatchTitles } from './titles.zh-CN';

/** What the screens say of outbound messages, and refusals by their names. */
export const chinese = {
  ...dispatchTitles,
  deadNote: '停下来等人工核实的发送：先向对方核实，再决定重新核实或结束，这期间费用只是冻结。已有结果又收到相反回执的也列在这里。',
  contradictedNote: '这一笔已经有结果，之后又收到相反的回执；状态和费用按先前的结果不变。向对方核实后记下经过。',
  lookedAt: '已核实，不再列出',
  noDead: '没有停下来的发送',
  judgeNote: '核实经过',
  redrive: '重新核实',
  abandon: '对方没有收到，结束',
  judged: '已处理',
  refusal: { notDead: dispatchTexts.notDead },
  receipts: '回执',
  levels: { received: '已送达', accepted: '已接收', final: '已到码头' },
  failures: {
    status: '对方系统出错，应答 {status}',
    timeout: '对方没有按时应答',
    unreachable: '连不上对方系统',
    unreadable: '对方的应答读不出',
    'too long': '对方的应答太长',
  },
  timeline: '发送过程',
  reference: '参考号',
  states: dispatchTexts.states,
  deadReasons: dispatchTexts.deadReasons,
  events: dispatchTexts.events,
} as const;

/** The texts of outbound messages. */
export const dispatchWords = makeCatalogue('dispatch', chinese, async () => (await import('./en-US')).english);
