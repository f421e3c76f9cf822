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
  {
    version: '0.4',
    title: '企业、同事和身份',
    released: '2026-11-24',
    content: write('认证一家公司，请同事加入，按职责一起跟踪；个人和公司的订阅各归各的。', [
      ['新', '企业认证', '填写执照信息，和工商登记核对名称和信用代码，几分钟出结果；没通过的可以改好再交，也可以放弃'],
      ['新', '同事管理', '短信、链接、二维码邀请；操作、财务、只读三种职责；有效的邀请看得到、能作废；变更都有记录'],
      ['新', '切换身份', '页头写着当前身份，登录后先选上次的公司'],
      ['新', '交接提单', '把提单交给同事，附一句说明'],
      ['新', '客户公司', '联系人、备注、在跟票数；客户链接不用登录就能看自己的提单'],
      ['新', '个人中心', '头像、登录设备、导出我的数据、注销账户'],
      ['新', '命令栏', 'Ctrl + K 找页面、提单、箱和船'],
      ['改', '只读和财务', '不能做的按钮变灰，页头写明只能看'],
      ['改', '退出登录', '写明为什么：登录过期、职责变了，或别的标签页换了身份'],
    ]),
  },
];
