import { importTitles } from '@mastlight/domain/sh-manifest/read-import';
import { productName } from '@mastlight/domain/vocabulary/product-name';

/** The guides of Shanghai manifests (R-2.2-10 to -13). Guides are read in Chinese, as the forms of customs are. */
export interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export type GuideName = 'agreement' | 'book' | 'delete' | 'business';

const section = (id: string, title: string, ...paragraphs: string[]): GuideSection => ({ id, title, paragraphs });

export const guides: Readonly<Record<GuideName, readonly GuideSection[]>> = {
  agreement: [
    section(
      'service',
      '我们做什么',
      `货代、船代和货主都可以用。${productName}按您填写的内容生成出口预配舱单，先做校验，再交给海关，并把海关的每一张回执原样记下来。`,
    ),
    section(
      'truth',
      '您填写的内容',
      '品名、件数、重量、收发货人和危险品资料由您负责。校验只看格式和前后是否一致，不能替您判断货物是什么。',
    ),
    section(
      'fee',
      '费用',
      '每票 30 元。提交时先冻结，海关接受申报后才扣；退单或没有送达会全部退回。改单不收费。柜台删单按柜台的标准收费。',
    ),
    section('time', '时间', '请在截单前发送，并留出改正退单的时间。过了截单时间仍可提交，但多半要到柜台办理。'),
    section('data', '资料', '舱单只有您的账号和您公司的同事能看。放进回收站的草稿 30 天后彻底删除；发送过的舱单和它的回执一直保存。'),
  ],
  book: [
    section(
      'new',
      '1 新建一票',
      '点“新建舱单”。先填主提单号，再点“从提单号带出”，船名航次、码头、箱号封号、件数重量会自动填好，您以前为这票填过的收发通也会带出；已经填的不会被覆盖。',
    ),
    section(
      'goods',
      '2 填箱货',
      '从 Excel 复制一块，点中左上角那一格粘贴。Enter 到下一格，末格换新行；Ctrl D 向下填充；Ctrl Z 撤销。',
      '全角、小写和千分位会自动改好，右上角“逐条看”可以一条条撤回。',
    ),
    section(
      'party',
      '3 收发通',
      '名称空着时按“/”，从地址簿里选。企业代码写成“类型+号码”：中国填 USCI+18 位统一社会信用代码，德国填 VAT+DE 开头的税号，没有代码类型的国家填 9999+企业编号。',
    ),
    section('check', '4 看校验', '右边的清单边填边查，红的是错误，发不出去；黄的是提醒，可以发。点一条就跳到那一格。'),
    section('send', '5 发送', '没有错误时可以提交。提交前再核对一次。海关的回执写在右边“回执”里；退单会写明原因，改好再发，不另收费。'),
    section(
      'excel',
      '从 Excel 导入',
      '在列表点“导入 Excel”，一个文件可以有几票；在新建页导入的，箱货加在表里。第一行写列名，一行一条箱货，顺序不限，没有的列可以不写。',
      `认得的列名：${importTitles.join('、')}。`,
    ),
    section(
      'draft',
      '草稿不会丢',
      '每 10 秒自动保存一次，断网时留在这台电脑上，连上后补存。同一票在两个窗口打开时，后存的会收到提醒，不会互相覆盖。',
    ),
  ],
  delete: [
    section('when', '什么时候要删单', '箱子没装船、改船、并票或拆票时，原来的预配舱单要在开船前删掉，否则会影响运抵和报关，也可能被罚。'),
    section(
      'how',
      '怎么删',
      '在“已发送”里打开这一票，选“删单”，写明原因、联系人和电话。海关接受后状态变成“已删单”。被拒绝时这一票保持“已发送”。',
    ),
    section(
      'counter',
      '柜台删单',
      '过了截单时间，或已经有运抵、报关的，海关系统不接受直接删单，要到柜台办理，费用和时间以柜台为准。在这里登记只是记一笔，不会发给海关。',
    ),
    section('after', '删完以后', '已删单的不能再改。要重新申报，把它复制成新的一票。'),
  ],
  business: [
    section('order', '先后顺序', '预配舱单接受 → 箱子进港、运抵报告 → 报关放行 → 装载舱单 → 开船 → 理货报告。前一步没过，后一步就不认。'),
    section('mix', '混拼', '一个箱装几票分单时，每票各占一行，箱号、封号、箱型要一样。件数和重量按分单填，合计要等于主单。'),
    section('roll', '改配', '换船时先删原来那一票，再按新的船名航次发一票。两票同时在海关会互相冲突。'),
    section(
      'danger',
      '危险品',
      'UN 编号、危类、联系人和电话必填。一个箱里有几种危险品时，危险程度最高的那一行会在清单里写明；每行按自己的 UN 编号发送，联系人用最高的那一行。',
    ),
    section(
      'fields',
      '必填项',
      '主提单号、船名、航次、IMO 号、船公司、船代、装货港、卸货港、码头、关区、运费和运输条款、装船日期；发货人和收货人的名称、地址、国家、企业代码，通知人的名称、地址、电话、国家；每行的分单号、箱号、封号、箱型、品名、包装、件数、毛重、体积和唛头（没有填 N/M）。空箱只填箱的资料。',
    ),
  ],
};
