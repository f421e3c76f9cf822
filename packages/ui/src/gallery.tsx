import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import {
  AlertDialog,
  BatchBar,
  Button,
  Checkbox,
  ClockProvider,
  Coin,
  CoinAmount,
  ConfirmDialog,
  ContainerNo,
  CornerLight,
  DataGrid,
  Dialog,
  Drawer,
  EmptySea,
  ErrorState,
  ExceptionBand,
  ExceptionChip,
  Icon,
  Lamp,
  Logo,
  LogoMark,
  MenuButton,
  NodeBar,
  NodeStrip,
  NodeStripHead,
  PasswordField,
  QueryBar,
  RadioGroup,
  SegmentedControl,
  Select,
  SkeletonRows,
  Switch,
  Tabs,
  Tag,
  TextArea,
  TextField,
  TideCountdown,
  TideCountdownLarge,
  ToastHost,
  TooltipHost,
  UpdatePill,
  createClock,
  lampWord,
  showToast,
  type GridColumn,
  type GridSort,
  type IconName,
  type LampKind,
  type RowEdge,
  type StripNode,
  type Tone,
} from './index';
import { AlertBody } from './overlays/alert-dialog';
import './gallery.css';

const hourMs = 3_600_000;
// The gallery's clock stands, so that two looks at it show the same.
const nowMs = Date.UTC(2026, 9, 12, 6, 47, 20);
const nodeNames = ['预配', '清洁舱单', '运抵', '放行', '三联单'];
const nodeSigns = ['预', '清', '运', '放', '联'].map((sign, i) => ({ sign, name: nodeNames[i] ?? sign }));

function strip(...kinds: LampKind[]): StripNode[] {
  return nodeNames.map((name, i) => ({
    name,
    kind: kinds[i] ?? 'unlit',
    note: '10-12 14:47 · 演示数据 · 1/2',
  }));
}

const strips: readonly (readonly [string, StripNode[]])[] = [
  ['未开始', strip()],
  ['预配进行', strip('running')],
  ['部分进港', strip('done', 'partial')],
  ['运抵超时', strip('done', 'done', 'fault')],
  ['查验中', strip('done', 'done', 'done', 'inspect')],
  ['等三联单', strip('done', 'done', 'done', 'done', 'running')],
  ['五节点齐', strip('done', 'done', 'done', 'done', 'done')],
];

function after(hours: number, minutes = 12, seconds = 40): number {
  return nowMs + hours * hourMs + minutes * 60_000 + seconds * 1000;
}

const tides: readonly (readonly [string, { deadlineMs: number | null; isComplete?: boolean; hasMissing?: boolean }])[] = [
  ['大于 24 小时', { deadlineMs: after(51) }],
  ['24 小时内', { deadlineMs: after(21) }],
  ['12 小时', { deadlineMs: after(11) }],
  ['5 小时', { deadlineMs: after(5) }],
  ['4 小时内', { deadlineMs: after(3) }],
  ['已过未进港', { deadlineMs: after(-3, 13, 0), hasMissing: true }],
  ['已过，没有缺', { deadlineMs: after(-3, 13, 0) }],
  ['已齐，只计时', { deadlineMs: after(17), isComplete: true }],
  ['没有时间', { deadlineMs: null }],
];

const portGlyphs: readonly (readonly [IconName, string])[] = [
  ['gateIn', '进港'],
  ['arrival', '运抵'],
  ['customsRelease', '海放'],
  ['terminalRelease', '码放'],
  ['inspection', '查验'],
  ['triplicate', '三联单'],
  ['rollover', '甩柜'],
  ['vgm', 'VGM'],
  ['stowage', '配载'],
  ['rejected', '退单'],
];

const plainGlyphs: readonly IconName[] = [
  'search',
  'copy',
  'star',
  'starFilled',
  'plus',
  'minus',
  'upload',
  'download',
  'columns',
  'density',
  'refresh',
  'close',
  'chevronDown',
  'chevronUp',
  'chevronLeft',
  'chevronRight',
  'arrowRight',
  'more',
  'bell',
  'clock',
  'alarm',
  'filter',
  'check',
  'phone',
  'pin',
  'users',
  'user',
  'trash',
  'share',
  'print',
  'doc',
  'book',
  'ship',
  'calendar',
  'clipboard',
  'info',
  'warn',
  'undo',
  'sun',
  'moon',
  'link',
  'flag',
  'eye',
  'eyeOff',
  'edit',
  'truck',
  'box',
  'settings',
  'logout',
  'map',
];

interface DemoRow {
  readonly id: string;
  readonly word: string;
  readonly edge: RowEdge | null;
  readonly nodes: StripNode[];
  readonly deadlineMs: number;
  readonly isComplete?: boolean;
  readonly icon: IconName;
  readonly status: string;
  readonly tone?: Tone;
  readonly version: number;
}

const demoRows: readonly DemoRow[] = [
  {
    id: '1',
    word: '常态',
    edge: null,
    nodes: strip('done', 'running'),
    deadlineMs: after(51),
    icon: 'clock',
    status: '已提空 1/2',
    tone: 'idle',
    version: 1,
  },
  {
    id: '2',
    word: '红：出错',
    edge: 'danger',
    nodes: strip('done', 'done', 'fault'),
    deadlineMs: after(3),
    icon: 'arrival',
    status: '进港未运抵',
    tone: 'danger',
    version: 1,
  },
  {
    id: '3',
    word: '琥珀：临近',
    edge: 'att',
    nodes: strip('done', 'partial'),
    deadlineMs: after(8),
    icon: 'gateIn',
    status: '还差 1 箱',
    tone: 'att',
    version: 1,
  },
  {
    id: '4',
    word: '紫：查验',
    edge: 'customs',
    nodes: strip('done', 'done', 'done', 'inspect'),
    deadlineMs: after(5),
    icon: 'inspection',
    status: '机检转人工',
    tone: 'customs',
    version: 1,
  },
  {
    id: '5',
    word: '绿：已齐',
    edge: 'done',
    nodes: strip('done', 'done', 'done', 'done', 'done'),
    deadlineMs: after(17),
    isComplete: true,
    icon: 'check',
    status: '已配载',
    version: 1,
  },
  {
    id: '6',
    word: '选中',
    edge: 'run',
    nodes: strip('done', 'done', 'done', 'running'),
    deadlineMs: after(11),
    icon: 'customsRelease',
    status: '等放行',
    version: 1,
  },
  {
    id: '7',
    word: '按钮点亮',
    edge: 'run',
    nodes: strip('done', 'done', 'done', 'done', 'running'),
    deadlineMs: after(15),
    icon: 'triplicate',
    status: '等三联单',
    version: 1,
  },
];

const demoColumns: readonly GridColumn<DemoRow>[] = [
  { id: 'word', title: '状态', width: 92, frozen: 'left', text: (row) => row.word },
  {
    id: 'bill',
    title: '提单号',
    width: 136,
    isMono: true,
    isSortable: true,
    text: (row) => `DEMO641028731${row.id}`,
  },
  {
    id: 'nodes',
    title: '节点',
    width: 126,
    head: <NodeStripHead signs={nodeSigns} />,
    isPure: true,
    cell: (row) => <NodeStrip nodes={row.nodes} />,
    text: (row) => row.nodes.map((node) => `${node.name}${lampWord(node.kind)}`).join(' '),
  },
  {
    id: 'tide',
    title: '截港倒计时',
    width: 128,
    isSortable: true,
    isPure: true,
    cell: (row) => <TideCountdown deadlineMs={row.deadlineMs} isComplete={row.isComplete} />,
    text: (row) => new Date(row.deadlineMs).toISOString(),
  },
  {
    id: 'status',
    title: '最新状态',
    width: 140,
    grow: 1,
    isPure: true,
    cell: (row) => <StatusText icon={row.icon} tone={row.tone} text={row.status} />,
    text: (row) => row.status,
  },
];

function StatusText({ icon, tone, text }: { icon: IconName; tone?: Tone; text: string }) {
  const colour = tone ? `var(--${tone})` : undefined;
  const style: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--tone': colour,
    '--tone-icon': colour ?? 'var(--run)',
  };
  return (
    <span className="ml-gallery-status" style={style}>
      <Icon name={icon} />
      {text}
    </span>
  );
}

function Section(props: { title: string; note?: string; span?: number; children: ReactNode }) {
  const style: CSSProperties & { '--span': number } = { '--span': props.span ?? 4 };
  return (
    <section className="ml-card" style={style} aria-label={props.title}>
      <div className="ml-gallery-title">
        <h2>{props.title}</h2>
        {props.note && <span className="ml-mono">{props.note}</span>}
      </div>
      {props.children}
    </section>
  );
}

function GridSection() {
  const [rows, setRows] = useState(demoRows);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['6']));
  const [sort, setSort] = useState<GridSort | null>({ columnId: 'tide', direction: 'ascending' });
  const [isInside, setIsInside] = useState(false);
  return (
    <Section title="表格行" note="32 / 13 / 左边 3" span={6}>
      <div style={{ height: 32 * 8 + 2 }}>
        <DataGrid
          label="表格行的各种状态"
          rows={rows}
          columns={demoColumns}
          rowId={(row) => row.id}
          rowEdge={(row) => row.edge}
          rowVersion={(row) => row.version}
          selection={selection}
          onSelectionChange={setSelection}
          sort={sort}
          onSortChange={setSort}
          onPointerInside={setIsInside}
        />
      </div>
      <SkeletonRows rows={1} widths={[20, 112, 112, 96, 80]} />
      <div className="ml-gallery-row" style={{ marginTop: 12 }}>
        <div className="ml-gallery-corner">
          页角灯：无变化
          <CornerLight count={0} onApply={() => undefined} />
        </div>
        <div className="ml-gallery-corner">
          页角灯：有变化
          <CornerLight count={5} onApply={() => showToast({ tone: 'done', text: '已换上 5 条更新' })} />
        </div>
        <UpdatePill count={5} onApply={() => showToast({ tone: 'done', text: '已换上 5 条更新' })} />
        <Button
          size={24}
          onClick={() => setRows(rows.map((row) => (row.id === '7' ? { ...row, version: row.version + 1, word: '刚变化 2 秒' } : row)))}
        >
          点亮一行
        </Button>
        <span>{isInside ? '指针在表里' : '指针在表外'}</span>
      </div>
    </Section>
  );
}

function InputSection() {
  const [vessel, setVessel] = useState('');
  const [voyage, setVoyage] = useState('026W');
  const [box, setBox] = useState('CSNU6152047');
  const [password, setPassword] = useState('demo-only');
  const [isOnlyFault, setIsOnlyFault] = useState(true);
  const [mode, setMode] = useState<'sea' | 'air'>('sea');
  const [isOn, setIsOn] = useState(true);
  const [client, setClient] = useState('');
  const [note, setNote] = useState('');
  return (
    <Section title="输入" note="32，圆角 6">
      <form className="ml-gallery-fields">
        <TextField label="船名" value={vessel} onChange={setVessel} placeholder="大写字母 数字 . -" />
        <TextField label="航次" value={voyage} onChange={setVoyage} isMono isRequired />
        <TextField
          label="箱号"
          value={box}
          onChange={setBox}
          isMono
          error={box === 'CSNU6152047' ? '校验位应为 2，' : undefined}
          errorAction={{ label: '仍然使用', onSelect: () => setBox('CSNU6152042') }}
        />
        <TextField label="提单号（只读）" value="COSU6410287310" readOnly isMono />
        <PasswordField label="密码" value={password} onChange={setPassword} hint="至少 8 位" />
        <Select
          label="客户公司"
          value={client}
          onChange={setClient}
          placeholder="全部"
          options={[
            { value: 'a', label: '演示客户甲' },
            { value: 'b', label: '演示客户乙' },
          ]}
        />
      </form>
      <TextArea label="备注" value={note} onChange={setNote} rows={2} placeholder="只有同事看得到" />
      <div className="ml-gallery-row" style={{ gap: 18, marginTop: 12 }}>
        <Checkbox isChecked={isOnlyFault} onChange={setIsOnlyFault}>
          仅异常
        </Checkbox>
        <Checkbox isChecked={false} isMixed>
          部分
        </Checkbox>
        <Checkbox isChecked={false} disabled>
          不可用
        </Checkbox>
        <RadioGroup
          label="运输方式"
          value={mode}
          onChange={setMode}
          options={[
            { value: 'sea', label: '海运' },
            { value: 'air', label: '空运' },
          ]}
        />
        <Switch label="自动订阅" isOn={isOn} onChange={setIsOn} />
        <Switch label="推送" isOn={!isOn} onChange={(isNext) => setIsOn(!isNext)} />
        <ContainerNo value="CSNU6152042" />
      </div>
    </Section>
  );
}

type OpenOverlay = 'dialog' | 'alert' | 'confirm' | 'drawer' | null;

function OverlaySection() {
  const [open, setOpen] = useState<OpenOverlay>(null);
  const close = () => setOpen(null);
  return (
    <Section title="提示与对话框" note="2.5 s / 5 s 撤销">
      <div className="ml-gallery-row">
        <div className="ml-toast" data-tone="done">
          <Icon name="check" />
          复制成功
        </div>
        <div className="ml-toast">
          已移出列表 2 票 <button type="button">撤销 4 s</button>
        </div>
      </div>
      <div className="ml-gallery-row" style={{ display: 'block', margin: '12px 0' }}>
        <AlertBody
          title="确定要删除吗？"
          actions={
            <>
              <Button>取消</Button>
              <Button variant="danger-solid">删除</Button>
            </>
          }
        >
          删除 3 票订阅，已用 3 火币不退。可在历史订阅召回。
        </AlertBody>
      </div>
      <div className="ml-gallery-row">
        <Button size={24} onClick={() => showToast({ tone: 'done', text: '复制成功' })}>
          提示
        </Button>
        <Button size={24} onClick={() => showToast({ text: '已移出列表 2 票', undo: () => showToast({ text: '已放回' }) })}>
          可撤销
        </Button>
        <Button size={24} onClick={() => setOpen('dialog')}>
          对话框
        </Button>
        <Button size={24} onClick={() => setOpen('alert')}>
          告知
        </Button>
        <Button size={24} onClick={() => setOpen('confirm')}>
          确认
        </Button>
        <Button size={24} onClick={() => setOpen('drawer')}>
          抽屉
        </Button>
        <MenuButton
          size={24}
          menuLabel="更多操作"
          trailingIcon="chevronDown"
          items={[
            { id: 'copy', label: '复制为一句话', icon: 'copy', hint: 'C', onSelect: () => undefined },
            { id: 'pin', label: '置顶', icon: 'pin', onSelect: () => undefined },
            { id: 'off', label: '加急', icon: 'alarm', isDisabled: true, onSelect: () => undefined },
            {
              id: 'delete',
              label: '删除',
              icon: 'trash',
              tone: 'danger',
              hasSeparatorBefore: true,
              onSelect: () => setOpen('confirm'),
            },
          ]}
        >
          更多
        </MenuButton>
      </div>
      {open === 'dialog' && (
        <Dialog
          title="改船名航次"
          onClose={close}
          actions={
            <Button variant="primary" onClick={close}>
              保存
            </Button>
          }
        >
          <TextField label="船名" value="HAI.MING" isMono />
        </Dialog>
      )}
      {open === 'alert' && (
        <AlertDialog title="登录已过期" onClose={close}>
          请重新登录，填好的内容还在。
        </AlertDialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog onConfirm={close} onClose={close}>
          删除 3 票订阅，已用 3 火币不退。可在历史订阅召回。
        </ConfirmDialog>
      )}
      {open === 'drawer' && (
        <Drawer
          title="订阅提单"
          subtitle="整段聊天记录、Excel 列都能贴"
          width={760}
          onClose={close}
          footer={
            <Button variant="primary" size={40} onClick={close}>
              订阅 9 票
            </Button>
          }
        >
          <div className="ml-card" style={{ padding: 16 }}>
            内容
          </div>
        </Drawer>
      )}
    </Section>
  );
}

const ports = [
  { value: 'NB', label: '宁波', code: 'NB' },
  { value: 'SH', label: '上海', code: 'SH' },
  { value: 'QD', label: '青岛', code: 'QD' },
] as const;

function ButtonSection() {
  const [port, setPort] = useState<'NB' | 'SH' | 'QD'>('NB');
  const [tab, setTab] = useState<'bill' | 'booking'>('bill');
  return (
    <Section title="按钮" note="32 / 24 / 40" span={5}>
      <div className="ml-gallery-row">
        <Button variant="primary" icon="plus">
          订阅
        </Button>
        <Button icon="upload">导入</Button>
        <Button variant="danger" icon="trash">
          删除
        </Button>
        <Button variant="icon" icon="columns" aria-label="列设置" />
        <Button size={24} icon="copy">
          复制
        </Button>
        <Button variant="text" icon="filter">
          更多
        </Button>
        <Button variant="lamp" icon="clipboard">
          粘贴
        </Button>
      </div>
      <div className="ml-gallery-row">
        <Button variant="primary" disabled>
          不可用
        </Button>
        <Button variant="primary" isLoading>
          发送中
        </Button>
        <Button variant="primary" size={40}>
          发送 30 元
        </Button>
        <SegmentedControl label="口岸" segments={ports} value={port} onChange={setPort} />
        <Tabs
          label="号码种类"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'bill', label: '提单' },
            { value: 'booking', label: '订舱号 S/O', count: 3 },
          ]}
        />
      </div>
    </Section>
  );
}

function ListHeadSection() {
  const [query, setQuery] = useState('');
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const [pressed, setPressed] = useState<string | null>('near');
  const chips: readonly { id: string; label: string; count: number; tone?: Tone; icon?: IconName }[] = [
    { id: 'past', label: '截港已过', count: 1, tone: 'danger', icon: 'rollover' },
    { id: 'near', label: '未进港 · 临近截港', count: 4, tone: 'att', icon: 'alarm' },
    { id: 'arrival', label: '已进港未运抵', count: 2, tone: 'danger', icon: 'arrival' },
    { id: 'inspect', label: '查验', count: 1, tone: 'customs', icon: 'inspection' },
    { id: 'reject', label: '海关退单', count: 1, tone: 'danger', icon: 'rejected' },
    { id: 'triplicate', label: '放行后未三联', count: 5, tone: 'run', icon: 'triplicate' },
    { id: 'all', label: '全部', count: 128 },
  ];
  return (
    <Section title="异常与查询" note="28 / 32" span={12}>
      <div className="ml-gallery-row" style={{ marginBottom: 8 }}>
        {chips.map((chip) => (
          <ExceptionChip
            key={chip.id}
            {...chip}
            isPressed={pressed === chip.id}
            onPress={() => setPressed(pressed === chip.id ? null : chip.id)}
          />
        ))}
      </div>
      <QueryBar
        search={{ value: query, placeholder: '提单 / 箱号 / 船名，可粘贴多个', onChange: setQuery }}
        isMoreOpen={isMoreOpen}
        onMoreToggle={() => setIsMoreOpen(!isMoreOpen)}
        more={<TextField label="船名" isLabelHidden placeholder="船名" value="" />}
        actions={
          <>
            <Button variant="primary" icon="plus">
              订阅
            </Button>
            <Button icon="upload">导入</Button>
            <Button icon="download">导出</Button>
            <Button variant="icon" icon="columns" aria-label="列设置" />
            <Button variant="icon" icon="density" aria-label="行高" />
          </>
        }
      >
        {['客户公司', '节点', '码头'].map((name) => (
          <Select
            key={name}
            label={name}
            isLabelHidden
            placeholder={name}
            value=""
            onChange={() => undefined}
            options={[{ value: 'demo', label: '演示' }]}
          />
        ))}
      </QueryBar>
      <div style={{ marginTop: 12 }}>
        <BatchBar
          isStatic
          count={3}
          onCancel={() => undefined}
          actions={[
            { id: 'pin', label: '置顶', icon: 'pin', onSelect: () => undefined },
            { id: 'assign', label: '指派客户', icon: 'users', onSelect: () => undefined },
            { id: 'auto', label: '自动订阅', icon: 'bell', onSelect: () => undefined },
            { id: 'copy', label: '复制为一句话', icon: 'copy', onSelect: () => undefined },
            { id: 'share', label: '分享', icon: 'share', onSelect: () => undefined },
            { id: 'delete', label: '删除', icon: 'trash', tone: 'danger', onSelect: () => undefined },
          ]}
        />
      </div>
    </Section>
  );
}

const lampKinds: readonly LampKind[] = ['unlit', 'running', 'partial', 'done', 'fault', 'inspect', 'changed'];
const barNames = ['订舱', '放箱', '提空', '进港', '运抵', '放行', '码放', '配载', '装船', '离港', '抵港', '卸船', '提柜', '还空'];

function SignalSections() {
  return (
    <>
      <Section title="灯（节点）" note="11 / 16">
        <div className="ml-gallery-signs">
          {lampKinds.map((kind) => (
            <span key={kind}>
              <Lamp kind={kind} r={7} />
              {lampWord(kind)}
            </span>
          ))}
        </div>
      </Section>
      <Section title="标签：灯 + 词" note="20 / 12">
        <div className="ml-gallery-row">
          <Tag tone="done">已放行</Tag>
          <Tag tone="danger">退单</Tag>
          <Tag tone="att">临近截港</Tag>
          <Tag tone="run">进行中</Tag>
          <Tag tone="customs">查验</Tag>
          <Tag tone="idle">未到</Tag>
        </div>
        <div className="ml-gallery-row">
          <Tag tone="done" icon="check">
            接受申报
          </Tag>
          <Tag tone="danger" icon="rollover">
            甩柜
          </Tag>
          <Tag tone="run" icon="refresh">
            获取中
          </Tag>
        </div>
      </Section>
      <Section title="自有图标" note="16 / 1.5">
        <div className="ml-gallery-signs">
          {portGlyphs.map(([name, word]) => (
            <span key={name}>
              <Icon name={name} size={20} />
              {word}
            </span>
          ))}
        </div>
      </Section>
      <Section title="节点灯串" note="110×22，间距 22" span={3}>
        <div className="ml-gallery-pairs">
          {strips.map(([word, nodes]) => [<span key={word}>{word}</span>, <NodeStrip key={`${word}-strip`} nodes={nodes} />])}
        </div>
      </Section>
      <Section title="截港潮位" note="112×22" span={3}>
        <div className="ml-gallery-pairs" style={{ gap: '8px' }}>
          {tides.map(([word, tide]) => [<span key={word}>{word}</span>, <TideCountdown key={`${word}-tide`} {...tide} />])}
        </div>
      </Section>
    </>
  );
}

/** Every part of the design system in every state, for looking at while one builds; mounted at /dev/ui. */
export function Gallery() {
  const clock = useMemo(() => createClock({ nowMs, rate: 0 }), []);
  return (
    <ClockProvider clock={clock}>
      <main className="ml-gallery">
        <h1 className="ml-visually-hidden">桅灯设计部件</h1>
        <Section title="标志" note="48 / 24 / 字标">
          <div className="ml-gallery-grounds">
            <div data-ground="night">
              <LogoMark size={48} />
              <Logo ground="night" />
              <LogoMark size={24} />
            </div>
            <div>
              <LogoMark size={48} />
              <Logo />
              <LogoMark size={24} />
            </div>
          </div>
        </Section>
        <Section title="火币" note="48 / 24 / 16" span={3}>
          <div className="ml-gallery-row">
            <Coin size={48} />
            <Coin size={24} />
            <Coin size={16} />
            <span className="ml-mono" style={{ font: 'var(--type-28)', fontFamily: 'var(--font-mono)' }}>
              1,286.50
            </span>
          </div>
          <div className="ml-gallery-row">
            <CoinAmount>18</CoinAmount> 本次，免费额度剩 <b className="ml-mono">12</b>
          </div>
        </Section>
        <ButtonSection />
        <SignalSections />
        <GridSection />
        <Section title="节点条与句子" note="64 / 72 / 288×52" span={12}>
          <ExceptionBand
            title="下一步：运抵报告未到，进港后 2h10m"
            tide={<TideCountdownLarge deadlineMs={after(3)} dateText="10-12 18:00" />}
          >
            按同场站近 30 天，运抵中位 46 分钟。建议现在联系场站
            <a href="#demo">
              <Icon name="phone" size={14} />
              演示场站
            </a>
            <a href="#demo">
              <Icon name="bell" size={14} />
              到了告诉我
            </a>
          </ExceptionBand>
          <div style={{ height: 12 }} />
          <NodeBar
            nodes={barNames.map((name, i) => ({
              name,
              kind: i < 4 ? 'done' : i === 4 ? 'fault' : 'unlit',
              count: i < 4 ? '2/2' : i === 9 || i === 10 ? '–' : '0/2',
              when: ['09-28', '10-09', '10-10', '12:37', '未到'][i] ?? '–',
              note: '演示数据',
            }))}
          />
          <div className="ml-gallery-row" style={{ marginTop: 12 }}>
            <TideCountdownLarge deadlineMs={after(51)} dateText="10-14 18:00" />
            <TideCountdownLarge deadlineMs={after(15)} dateText="10-13 06:00" />
            <TideCountdownLarge deadlineMs={after(-3, 13, 0)} hasMissing dateText="10-12 12:00" />
            <TideCountdownLarge deadlineMs={after(17)} isComplete dateText="10-13 08:00" />
          </div>
        </Section>
        <InputSection />
        <Section title="空状态">
          <div className="ml-gallery-fill" style={{ height: 300 }}>
            <EmptySea
              title="还没有订阅"
              text="粘贴第一批提单号，灯会一盏一盏亮起来"
              action={{ label: '粘贴提单号', icon: 'clipboard', onSelect: () => undefined }}
              link={{ label: '看示例数据', onSelect: () => undefined }}
            />
          </div>
          <ErrorState message="网络断了，已填的内容还在。" requestId="demo-7f3a91c2" onRetry={() => undefined} />
        </Section>
        <OverlaySection />
        <ListHeadSection />
        <Section title="线形图标" note={`${plainGlyphs.length}`} span={12}>
          <div className="ml-gallery-row" style={{ gap: 16 }}>
            {plainGlyphs.map((name) => (
              <Icon key={name} name={name} size={20} label={name} />
            ))}
          </div>
        </Section>
      </main>
      <ToastHost />
      <TooltipHost />
    </ClockProvider>
  );
}
