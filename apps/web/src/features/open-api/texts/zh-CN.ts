import { callsPerMinute, eventKeptDays, keysMax, usageDays } from '@mastlight/domain/open-api/limits';
import { openApiTexts } from '@mastlight/domain/open-api/messages';
import { makeCatalogue } from '../../../platform/catalogue';
import { openApiTitles } from './titles.zh-CN';

/** What the page of keys says, and its refusals by their names. */
export const chinese = {
  refusal: { noCompany: openApiTexts.noCompany, keysFull: openApiTexts.keysFull, noKey: openApiTexts.noKey },
  field: { nameWrong: openApiTexts.nameWrong, scopesWrong: openApiTexts.scopesWrong },
  titles: openApiTitles,
  signedOut: { text: '登录并切换到公司身份后，管理接口密钥', action: '登录' },
  personal: { title: '接口密钥属于公司', text: openApiTexts.noCompany, action: '企业认证' },
  keys: {
    title: '密钥',
    count: '{count, number} 个，最多 {max, number} 个',
    make: '新建密钥',
    full: `已有 ${keysMax} 个，作废不用的才能新建`,
    onlyManagement: '新建和作废密钥要由管理员来做。',
    none: '还没有密钥。新建后，公司关注的提单从当时的状态起记入接口。',
    name: '名称',
    tail: '末四位',
    scopes: '权限',
    made: '新建',
    used: '最近调用',
    never: '还没有调用过',
    actions: '操作',
    revoke: '作废',
    revokeOf: '作废 {name}',
  },
  usage: {
    title: '调用次数',
    note: `近 ${usageDays} 天，按密钥和日期`,
    none: `近 ${usageDays} 天没有调用`,
    day: '日期',
    key: '密钥',
    calls: '调用 次',
    limited: '超限被拒 次',
  },
  how: {
    title: '怎么调用',
    about: '公司关注的提单有进展，按 DCSA Track & Trace 2.2 的事件给出：进出场、装船、抵港离港、海关放行和查验。',
    header: '密钥放在 Authorization 头里，不要放在网址里。把下面的 YOUR_KEY 换成密钥即可运行：',
    cursor: '回答头 Next-Page 是下一页；读到最后它仍然在，180 天内从它接着读，不会漏也不会重。',
    bounds: `每个密钥每分钟 ${callsPerMinute} 次，超过返回 429 和 Retry-After。事件保留 ${eventKeptDays} 天。`,
    back: '来源撤回或改正的事件会另发一条，retractedEventID 指向不再成立的那条。',
    copy: '复制命令',
  },
  copied: '已复制',
  copyFailed: '没能复制，请手动选中',
  ask: {
    title: '新建密钥',
    name: '名称',
    hint: '写用途，例如 ERP、数据仓库',
    scopes: '权限',
    make: '新建',
    cancel: '取消',
  },
  fresh: {
    title: '密钥已新建',
    once: '密钥只显示这一次，请现在复制并妥善保存。',
    copy: '复制密钥',
    close: '我已保存',
  },
  revoke: {
    title: '作废 {name}？',
    text: '用这个密钥的程序从下一次调用起就读不到了，不能恢复。',
    confirm: '作废',
    done: '{name} 已作废',
  },
} as const;

/** The texts of the open interface. */
export const openApiWords = makeCatalogue('open-api', chinese);
