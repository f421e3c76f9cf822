/** What a bill's manifests come to in one look: its light, and one sentence. */
import type { Comparison, Difference } from './compare-stages';
import type { Duty, JudgedStage, StageState } from './judge-stages';
import { senderOf, type Debtor, type ManifestMode, type Stage } from './stage';

/** Worst first but for `none`, which is nothing at all. */
export const lights = ['rejected', 'differ', 'noArrival', 'waiting', 'open', 'complete', 'none'] as const;
export type Light = (typeof lights)[number];

export const stageNames: Readonly<Record<Stage, string>> = { pre: '预配', arrival: '运抵', loading: '装载', tally: '理货' };

export const stateWords: Readonly<Record<StageState, string>> = {
  none: '未到',
  declared: '未回执',
  pending: '人工审核',
  part: '部分接受',
  accepted: '接受申报',
  rejected: '退单',
  deleted: '已删单',
};

export const debtorNames: Readonly<Record<Debtor, string>> = {
  forwarder: '货代',
  terminal: '码头',
  agent: '船代',
  tally: '理货公司',
  customs: '海关',
  'cargo-station': '货站',
  airline: '航司',
};

export const fieldNames: Readonly<Record<Difference['field'], string>> = {
  packages: '件数',
  grossWeightKg: '毛重',
  volumeM3: '体积',
  boxCount: '箱量',
  call: '船名航次',
  vesselCode: 'UN 编号',
  unloading: '卸货港',
  listed: '箱',
  sealNo: '封号',
  sizeType: '箱型',
};

const units: Readonly<Partial<Record<Difference['field'], string>>> = {
  packages: ' 件',
  grossWeightKg: ' kg',
  volumeM3: ' m³',
  boxCount: ' 箱',
};

/** One difference in words: `运抵比预配多 120 kg`. */
export function sayDifference(one: Difference): string {
  const [stage, base] = [stageNames[one.stage], stageNames[one.base]];
  const box = one.containerNo === null ? '' : `${one.containerNo} `;
  if (one.field === 'listed') return `${box}${one.value === '有' ? `${base}没有，${stage}有` : `${base}有，${stage}没有`}`;
  if (one.delta !== null) return `${box}${stage}比${base}${one.delta > 0 ? '多' : '少'} ${Math.abs(one.delta)}${units[one.field] ?? ''}`;
  const why = one.isLookAlike ? '，像是字母和数字写混了' : '';
  return `${box}${stage}${fieldNames[one.field]} ${one.value}，${base}是 ${one.baseValue}${why}`;
}

interface Told {
  readonly mode: ManifestMode;
  readonly isHeard: boolean;
  readonly stages: Readonly<Record<Stage, JudgedStage>>;
  readonly duties: readonly Duty[];
  readonly differences: Comparison['differences'];
}

export function lightOf({ isHeard, stages, duties, differences }: Told): Light {
  if (!isHeard) return 'none';
  if (Object.values(stages).some(({ state }) => state === 'rejected')) return 'rejected';
  if (differences.length > 0) return 'differ';
  const isOwed = (stage: Stage): boolean => duties.some((duty) => duty.stage === stage && duty.isDue && duty.by !== 'customs');
  if (isOwed('arrival')) return 'noArrival';
  if (duties.some(({ by }) => by === 'customs') || isOwed('loading')) return 'waiting';
  const isThrough = (stage: Stage): boolean => stages[stage].state === 'accepted';
  return isThrough('pre') && isThrough('arrival') && isThrough('loading') ? 'complete' : 'open';
}

/** R-8-23: as the specification spells it. */
export const notFoundSentence = '暂无该预配舱单信息，请稍候再试';

/** Two differences are named, of the bill before those of boxes. */
const namedMax = 2;

/** The sentence of a bill. */
export function sayManifest(told: Told): string {
  const { mode, stages, duties, differences } = told;
  switch (lightOf(told)) {
    case 'none':
      return notFoundSentence;
    case 'rejected': {
      const refused = Object.values(stages).find(({ state }) => state === 'rejected')!;
      // Receipts begin with the word themselves, as often as not.
      const reason = (refused.answer?.text ?? '').replace(/^退单[：:，, ]*/, '');
      return `${stageNames[refused.stage]}被退${reason === '' ? '' : `：${reason}`}，改好重发`;
    }
    case 'differ': {
      const named = differences.toSorted((a, b) => Number(a.containerNo !== null) - Number(b.containerNo !== null)).slice(0, namedMax);
      const more = differences.length > named.length ? `，共 ${differences.length} 处不同` : '';
      // Who said otherwise can look: what was declared first is the reader's own.
      const whom = [...new Set(named.map(({ stage }) => debtorNames[senderOf(mode, stage)]))].join('、');
      return `${named.map(sayDifference).join('，')}${more}，先找${whom}核对`;
    }
    case 'noArrival': {
      const { boxesDone, boxesTotal } = stages.arrival;
      return boxesDone > 0
        ? `运抵只到 ${boxesDone}/${boxesTotal} 箱，催${senderName(duties, 'arrival')}`
        : `箱已进港，运抵没到，催${senderName(duties, 'arrival')}`;
    }
    case 'waiting': {
      const asked = duties.find(({ by }) => by === 'customs');
      if (asked) return `${stageNames[asked.stage]}${stages[asked.stage].state === 'pending' ? '在海关人工审核' : '已发，海关还没回执'}`;
      return `预配、运抵都齐，等${senderName(duties, 'loading')}发装载舱单`;
    }
    case 'complete':
      if (stages.tally.state === 'accepted') return '四段都齐';
      return mode === 'sea' ? '三段都齐，等开船' : '三段都齐，等起飞';
    case 'open': {
      const next = duties.find(({ by }) => by !== null);
      if (next === undefined) return '都齐了';
      if (stages.pre.state === 'deleted') return '预配已删单，还没有重发';
      if (next.stage === 'pre') return '还没有预配，其他报文已到';
      if (next.stage === 'arrival') return mode === 'sea' ? '预配已接受，箱还没进港' : '预配已接受，等货站运抵';
      return `等${debtorNames[next.by!]}发${stageNames[next.stage]}`;
    }
  }
}

function senderName(duties: readonly Duty[], stage: Stage): string {
  const by = duties.find((duty) => duty.stage === stage)?.by;
  return by ? debtorNames[by] : '';
}
