/**
 * The product's own release notes, as its users read them: what it does today and nothing that is still to come. The
 * words follow CHANGELOG.md. A version that has been told stays as it is; what is new goes into a further one, at the
 * end. HTML of the tags in `vocabulary/rich-text`: `<mark>` is what kind of change it is.
 */

interface OwnReleaseNote {
  readonly version: string;
  readonly title: string;
  /** Day in Shanghai, `YYYY-MM-DD`. */
  readonly released: string;
  readonly content: string;
}

type Change = readonly [kind: '新' | '改' | '修', what: string, how: string];

/** A paragraph on what it is about, and the changes one by one. */
function write(lead: string, changes: readonly Change[]): string {
  const items = changes.map(([kind, what, how]) => `<li><mark>${kind}</mark><strong>${what}</strong><br>${how}</li>`);
  return `<p>${lead}</p><ul>${items.join('')}</ul>`;
}

export const releaseNotes: readonly OwnReleaseNote[] = [
  {
    version: '0.1',
    title: '粘贴提单号，一票一行',
    released: '2026-11-21',
    content: write('把提单号粘贴进来就开始跟踪：进港、运抵、放行、配载、装船、离港，都由港口、码头和海关的报文推出。', [
      ['新', '粘贴识别', '聊天记录或表格整段粘贴，认出里面的提单号，重复的、写错的都标出来'],
      ['新', '物流跟踪', '晚到、重复、撤销的报文，得出的状态都一样；每个节点写明来源和时间'],
      ['新', '提单列表', '筛选、排序、自定义列、客户分组、导出；删掉的可以恢复'],
      ['新', '登录', '微信扫码，或手机号加密码'],
    ]),
  },
  {
    version: '0.2',
    title: '船期订阅，上海港',
    released: '2026-11-22',
    content: write('订阅船名航次，按最近的截港时间排列；上海港的报文也接上了。', [
      ['新', '船期订阅', '粘贴船名航次，置顶、备注、删除后可以恢复'],
      ['新', '截点变更', '写明旧时间、新时间，和受影响的提单、箱号'],
      ['新', '靠泊周历', '看 3、7、14 天的靠泊，船期可以存成日历文件'],
      ['新', '上海港', '集港、截关、放行按上海的说法显示'],
      ['改', '空着的格子', '写明为什么空'],
    ]),
  },
  {
    version: '0.3',
    title: '七个港口，订舱号也能跟',
    released: '2026-11-23',
    content: write('青岛、天津、厦门、深圳、大连接上了；还没有提单号的，先用订舱号跟。', [
      ['新', '五个港口', '各按本港的节点、截点和说法显示'],
      ['新', '订舱号（S/O）', '放箱、提空、返场、进港到了哪一步'],
      ['新', '自动订阅', '打开后，提单的船自动进船期订阅，换船也跟着'],
      ['新', '进箱查询、船舶查询', '不用订阅也能查'],
      ['新', '已结束', '提单、船期、订舱到期自动结束，写明何时、为什么，随时召回'],
      ['改', '倒计时', '走最先要赶的截点，不是截港时写明是哪个'],
      ['改', '比平常慢', '运抵、放行、配载、装船、离港该来没来时提醒'],
      ['修', '已处理', '同一票的下一个事件再超时，会重新提醒'],
    ]),
  },
];
