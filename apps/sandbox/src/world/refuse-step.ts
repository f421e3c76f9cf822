import type { ShipCall, Step, WorldBox } from './world';

interface Rule {
  readonly isBroken: (box: WorldBox, step: Step) => boolean;
  readonly says: string;
}

const isIn = (box: WorldBox): boolean => box.gateInMs !== null;
const isTakingBack = ({ flag }: Step): boolean => flag !== undefined && flag !== 'Y';

const onBoard: Rule = { isBroken: (box) => box.loadedMs !== null, says: '已装船' };
const notIn: Rule = { isBroken: (box) => !isIn(box), says: '还没进港，先发进港' };
const notArrived: Rule = { isBroken: (box, step) => !isTakingBack(step) && box.flags.cpcode !== 'Y', says: '还没运抵，先发运抵' };
const notReleased: Rule = { isBroken: (box, step) => !isTakingBack(step) && box.flags.custom !== 'Y', says: '海关还没放行，先发海关放行' };
const neverGiven = (flag: keyof WorldBox['flags'], says: string): Rule => ({
  isBroken: (box, step) => isTakingBack(step) && box.flags[flag] !== 'Y',
  says,
});

/** What must be so before a thing can happen to a box, in the order of its way. */
const rules: Readonly<Partial<Record<Step['type'], readonly Rule[]>>> = {
  'gate-out': [onBoard, { isBroken: isIn, says: '已进港，不会再提空' }],
  'gate-in': [onBoard, { isBroken: isIn, says: '已经进港' }],
  arrival: [onBoard, notIn, neverGiven('cpcode', '还没运抵，无从撤回')],
  report: [onBoard, notIn],
  loading: [onBoard, notIn, notArrived],
  tally: [{ isBroken: ({ loadedMs }) => loadedMs === null, says: '还没装船，先发装船' }],
  inspect: [onBoard, notIn],
  release: [onBoard, notIn, neverGiven('custom', '还没放行，无从撤销'), notArrived],
  triple: [onBoard, notIn, neverGiven('sld', '还没有三联单，无从撤回'), notReleased],
  pass: [onBoard, notIn, neverGiven('pass', '还没码放，无从取消'), notReleased],
  load: [onBoard, notIn, { isBroken: ({ flags }) => flags.pass !== 'Y', says: '码头还没放行，先发码头放行' }],
};

/**
 * Why a thing cannot happen to boxes now, in Chinese, naming those it cannot
 * happen to; null when it can. A port that is told the impossible sends nothing.
 */
export function refuseStep(call: ShipCall, boxes: readonly WorldBox[], step: Step): string | null {
  if (call.atdMs !== null) return `${call.vesselName} / ${call.voyage} 已离港`;
  for (const { isBroken, says } of rules[step.type] ?? []) {
    const broken = boxes.filter((box) => isBroken(box, step)).map(({ containerNo }) => containerNo);
    if (broken.length > 0) return `${broken.join('、')} ${says}`;
  }
  return null;
}
