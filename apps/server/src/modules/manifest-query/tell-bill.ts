import type { ManifestBill } from '@mastlight/domain/manifest-query/contract';
import { airChain } from '@mastlight/domain/manifest-query/air-chain';
import { compareStages, figuresOf, type Comparison, type StageFigures } from '@mastlight/domain/manifest-query/compare-stages';
import { dutiesOf, judgeStage, type Duty, type JudgedStage } from '@mastlight/domain/manifest-query/judge-stages';
import { boxesToldMax, receiptsToldMax } from '@mastlight/domain/manifest-query/limits';
import { manifestQueryTexts as texts } from '@mastlight/domain/manifest-query/messages';
import { lightOf, sayDifference, sayManifest, stageNames, stateWords } from '@mastlight/domain/manifest-query/say-manifest';
import { codeOf, stages, type Stage } from '@mastlight/domain/manifest-query/stage';
import { inOrder, type Answered, type Declared } from '@mastlight/domain/manifest-query/statement';
import { callName } from '@mastlight/domain/vocabulary/vessel-voyage';
import { wireTime } from '../../platform/list/wire-time';
import { portCodeOf, type GatheredBill } from './operations/gather-bills';

/** A bill with all that is made of what was said of it. */
export interface JudgedBill {
  readonly bill: GatheredBill;
  readonly stages: Readonly<Record<Stage, JudgedStage>>;
  readonly duties: readonly Duty[];
  readonly comparison: Comparison;
  readonly isHeard: boolean;
}

/** Judges a bill: how far each stage is, who owes what, and where its messages differ. */
export function judgeBill(bill: GatheredBill): JudgedBill {
  const { statements, told, status, containerNos, mode } = bill;
  const all = [...statements, ...told];
  const judged = Object.fromEntries(
    stages.map((stage) => [
      stage,
      judgeStage(
        stage,
        all.filter((one) => one.stage === stage),
        containerNos,
      ),
    ]),
  ) as Record<Stage, JudgedStage>;
  const boxes = status?.boxes ?? [];
  const duties = dutiesOf(mode, judged, {
    boxesIn: boxes.filter(({ gateInMs, gateOutMs }) => gateInMs !== null && gateOutMs === null).length,
    isLoaded: status !== null && status.loadedMs !== null,
    hasSailed: status !== null && status.departedMs !== null,
  });
  const declared = statements.filter((one): one is typeof one & Declared => one.kind === 'declared');
  const figures = stages.flatMap((stage): StageFigures[] => {
    const found = figuresOf(
      stage,
      declared.filter((one) => one.stage === stage),
    );
    return found === null ? [] : [found];
  });
  return { bill, stages: judged, duties, comparison: compareStages(figures), isHeard: all.length > 0 };
}

/** What there is to say of a bill at all. */
const wordsOf = ({ bill: { mode }, stages: judged, duties, comparison, isHeard }: JudgedBill) => ({
  mode,
  isHeard,
  stages: judged,
  duties,
  differences: comparison.differences,
});

/** What there is to say of a bill; of a number under which nothing comes, why: nobody is told to try again later. */
export const sentenceOf = (judged: JudgedBill): string => (judged.isHeard ? null : judged.bill.whyNever) ?? sayManifest(wordsOf(judged));

/** The newest list that stands, for what a bill is in one line: pre-manifest before the later ones, which tell less. */
const mainFigures = ({ comparison: { stages: figures } }: JudgedBill): StageFigures | null => figures[0] ?? null;

/** The ship and voyage of a bill, as customs were told; else as the port tells it. */
export function callOfBill({ bill: { statements, status } }: JudgedBill): {
  readonly vesselsName: string | null;
  readonly voyage: string | null;
  readonly vesselsUn: string | null;
} {
  const said = inOrder(statements).toReversed();
  const read = (field: 'vesselName' | 'voyage' | 'vesselCode'): string | null =>
    said.find((one) => one[field] !== null)?.[field] ?? status?.[field] ?? null;
  return { vesselsName: read('vesselName') ?? status?.vesselName ?? null, voyage: read('voyage'), vesselsUn: read('vesselCode') };
}

/** When papers close: for papers where the port tells that, else the port's own cut-off. */
export function closesMs({ bill: { status } }: JudgedBill): number | null {
  return status?.plan ? (status.plan.documentsClosesMs ?? status.plan.portClosesMs) : null;
}

/** The bill as the page shows it. */
export function tellBill(judged: JudgedBill): ManifestBill {
  const { bill, duties, comparison } = judged;
  const { statements, told, mode } = bill;
  const main = mainFigures(judged);
  const answers = [...statements, ...told].filter((one): one is Answered & typeof one => one.kind === 'answered');
  const receipts = inOrder(answers).toReversed();
  const newestMs = [...statements, ...told].reduce<number | null>((newest, { saidMs }) => Math.max(newest ?? 0, saidMs), null);
  const manyBoxes = comparison.boxes.length > boxesToldMax ? [texts.manyBoxes(comparison.boxes.length, boxesToldMax)] : [];
  return {
    blno: bill.blno,
    mode,
    light: lightOf(wordsOf(judged)),
    sentence: sentenceOf(judged),
    notes: [...bill.notes, ...manyBoxes],
    systemKey: bill.port,
    followed: bill.isFollowed,
    ...callOfBill(judged),
    portCode: portCodeOf(statements),
    totalPackNum: main?.packages ?? null,
    totalGrossWt: main?.grossWeightKg ?? null,
    totalVolume: main?.volumeM3 ?? null,
    saveTime: wireTime(newestMs),
    closeTime: wireTime(closesMs(judged)),
    stages: stages.map((stage) => {
      const { state, answer, atMs, boxesDone, boxesTotal } = judged.stages[stage];
      const duty = duties.find((one) => one.stage === stage)!;
      return {
        stage,
        code: codeOf(mode, stage),
        state,
        text: answer?.text ?? null,
        time: wireTime(atMs),
        declaredTime: wireTime(comparison.stages.find((one) => one.stage === stage)?.saidMs),
        boxesDone,
        boxesTotal,
        owedBy: duty.by,
        isDue: duty.isDue,
      };
    }),
    compared: comparison.bill.map(({ field, cells }) => ({ field, cells: [...cells] })),
    differences: comparison.differences.slice(0, boxesToldMax).map(sayDifference),
    boxes: boxesFirst(comparison)
      .slice(0, boxesToldMax)
      .map((box) => ({
        ctnNo: box.containerNo,
        sealNo: box.sealNos[0] ?? null,
        sealNos: [...box.sealNos],
        sizetype: box.sizeType,
        grossWt: box.grossWeightKg,
        packNum: box.packages,
        compared: box.lines.map(({ field, cells }) => ({ field, cells: [...cells] })),
      })),
    boxesTotal: comparison.boxes.length,
    receipts: receipts.slice(0, receiptsToldMax).map(({ id, stage, code, text, saidMs, containerNo, messageId }) => ({
      id,
      stage,
      code,
      text,
      time: wireTime(saidMs),
      ctnNo: containerNo,
      // Others' raw messages are opened by who follows the bill alone (ADR 0011).
      messageId: bill.isFollowed ? messageId : null,
    })),
    receiptsTotal: receipts.length,
    chain: mode === 'air' ? airChain(judged.stages).map(({ atMs, ...one }) => ({ ...one, time: wireTime(atMs) })) : [],
    mainBillNos: judged.isHeard ? [] : [...bill.mainBillNos],
    ownCtns: [...bill.ownBoxes],
    canAwait: judged.isHeard || bill.whyNever === null,
    isAwaited: bill.isAwaited,
  };
}

/** Boxes with a difference stand first. */
function boxesFirst({ boxes, differences }: Comparison): Comparison['boxes'] {
  const odd = new Set(differences.flatMap(({ containerNo }) => containerNo ?? []));
  return odd.size === 0 ? boxes : boxes.toSorted((a, b) => Number(odd.has(b.containerNo)) - Number(odd.has(a.containerNo)));
}

const ctnInfoOf = (of: StageFigures) =>
  [...of.boxes.values()].map(({ containerNo, sealNos, sizeType, grossWeightKg, packages }) => ({
    ctnNo: containerNo,
    sealNo: sealNos[0] ?? null,
    sizetype: sizeType,
    grossWt: grossWeightKg,
    packNum: packages,
  }));

/** What stands of each message (R-3.9-12, -13). */
export function rowsOf(judged: JudgedBill) {
  const { bill, comparison } = judged;
  return comparison.stages.map((of, at) => ({
    id: at + 1,
    stage: of.stage,
    blno: bill.blno,
    ctnInfoArr: ctnInfoOf(of),
    transportToolInfo: of.call === null ? null : of.call.replace(/ (?=\S+$)/, ' / '),
    vesselsUn: of.vesselCode,
    portCode: of.portCode,
    totalPackNum: of.packages,
    totalGrossWt: of.grossWeightKg,
    listStatText: `${stageNames[of.stage]} ${stateWords[judged.stages[of.stage].state]}`,
    saveTime: wireTime(judged.stages[of.stage].atMs ?? of.saidMs),
  }));
}

/** What was declared, message by message, the newest first (R-3.9-14, -15). */
export function recordsOf(judged: JudgedBill) {
  const stopTime = wireTime(closesMs(judged));
  const declared = judged.bill.statements.filter((one): one is typeof one & Declared => one.kind === 'declared' && one.billNo !== null);
  return inOrder(declared)
    .toReversed()
    .map(({ id, saidMs, vesselName, voyage, body }) => ({
      id,
      createtime: wireTime(saidMs),
      shipVoyage: callName(vesselName, voyage),
      totalpackno: body.packages,
      totalweight: body.grossWeightKg,
      totalvolume: body.volumeM3,
      isMerge: body.houseBillNos.length > 1 || body.boxes.some(({ isLcl }) => isLcl),
      ctnsnum: body.boxes.length,
      ctnAndSealsize: body.boxes
        .map(({ containerNo, sealNos, sizeType }) => `${containerNo}/${sealNos.join(' ')}/${sizeType ?? ''}`)
        .join(' '),
      goodsnum: body.itemCount,
      stoptime: stopTime,
      manifestRemark: body.remark,
      score: scoreOf(body),
    }));
}

/** Of a hundred: how much of what customs ask for a declaration tells. */
function scoreOf(body: Declared['body']): number {
  const asked = [
    body.packages !== null,
    body.grossWeightKg !== null,
    body.volumeM3 !== null,
    body.portCode !== null,
    body.unloading !== null,
    body.itemCount > 0,
    body.boxes.length > 0,
    body.boxes.length > 0 && body.boxes.every(({ sealNos }) => sealNos.length > 0),
    body.boxes.length > 0 && body.boxes.every(({ sizeType }) => sizeType !== null),
    body.boxes.length > 0 && body.boxes.every(({ grossWeightKg }) => grossWeightKg !== null),
  ];
  return Math.round((asked.filter(Boolean).length / asked.length) * 100);
}

/** The boxes of the newest list. */
export function newestBoxes({ comparison: { stages: figures } }: JudgedBill) {
  const newest = figures.filter(({ boxes }) => boxes.size > 0).toSorted((a, b) => b.saidMs - a.saidMs)[0];
  return newest === undefined ? [] : ctnInfoOf(newest);
}
