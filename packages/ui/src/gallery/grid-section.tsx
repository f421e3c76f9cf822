import { useState, type CSSProperties } from 'react';
import {
  Button,
  CornerLight,
  DataGrid,
  Icon,
  NodeStrip,
  NodeStripHead,
  SkeletonRows,
  TideCountdown,
  UpdatePill,
  lampWord,
  showToast,
  type GridColumn,
  type GridSort,
  type IconName,
  type RowEdge,
  type StripNode,
  type Tone,
} from '../index';
import { nodeSigns, strip, after } from './demo-nodes';
import { Section } from './section';

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

/** The grid with rows in every state. */
export function GridSection() {
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
