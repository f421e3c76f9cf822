/**
 * Which clocks endanger a box when they are moved, port by port, written by hand from the trade (docs/bill-rules.md 7):
 * one box of a bill whose pre-manifest is accepted, its port to open in 10 h, 进箱截止 in 40 h, 截VGM in 41 h, 截单 in
 * 42 h, 截关 in 44 h, 截港 in 46 h, by whatever names the port has for them. One clock at a time is moved by two hours
 * against whom it closes for. A row names those that endanger the box, in the port's own words; `-`: none does.
 */
import type { PortCode } from '../../ports/index';
import type { BillCase, BoxCase } from './bill-case';

const hour = 60;

/** Minutes from now to each clock. */
export const radarPlan = {
  gateInOpensMs: 10 * hour,
  gateInClosesMs: 40 * hour,
  vgmClosesMs: 41 * hour,
  documentsClosesMs: 42 * hour,
  customsClosesMs: 44 * hour,
  portClosesMs: 46 * hour,
} as const;

export interface RadarRow {
  readonly box: string;
  readonly said: BoxCase;
  /** Customs on the pre-manifest, where it is another than `accepted`. */
  readonly preManifest?: BillCase['preManifest'];
  /** The plan, where it is another. */
  readonly plan?: BillCase['plan'];
  readonly clocks: string;
}

const out: BoxCase = { gate: 'out', listed: true };
const leftAgain: BoxCase = { gate: 'left-again', listed: true, arrival: ['accepted'] };
const justIn: BoxCase = { gate: 'in', listed: true };
const arrived: BoxCase = { ...justIn, arrival: ['accepted'] };
const released: BoxCase = { ...arrived, release: ['accepted'] };
const passed: BoxCase = { ...released, flags: { pass: ['yes'] } };
/** Customs' clock is the last of the call. */
const customsLast = { ...radarPlan, customsClosesMs: 50 * hour };

/** What the ports have in common whose bar is 进港, 运抵, 放行 and the pass, in the words of each. */
const four = (name: { opens: string; entry: string; vgm: string; customs: string; port: string; papers: string }): readonly RadarRow[] => {
  const outside = `${name.port} ${name.entry} ${name.opens} ${name.customs} ${name.vgm}`;
  return [
    { box: 'outside', said: out, clocks: outside },
    { box: 'taken out again', said: leftAgain, clocks: outside },
    { box: 'in, no arrival report', said: justIn, clocks: name.customs },
    { box: 'arrived', said: arrived, clocks: name.customs },
    { box: 'under inspection', said: { ...arrived, inspection: 'open' }, clocks: name.customs },
    { box: 'its release taken back', said: { ...arrived, release: ['accepted', 'withdrawn'] }, clocks: name.customs },
    { box: 'released, the pass is not there', said: released, clocks: name.port },
    { box: 'released, the pass is not there, customs closes last', said: released, plan: customsLast, clocks: name.customs },
    { box: 'passed', said: passed, clocks: '-' },
    { box: 'loaded', said: { ...passed, loaded: true }, clocks: '-' },
    {
      box: 'outside, its pre-manifest unanswered',
      said: out,
      preManifest: ['declared'],
      clocks: `${name.port} ${name.entry} ${name.opens} ${name.customs} ${name.papers} ${name.vgm}`,
    },
    { box: 'in, its pre-manifest refused', said: justIn, preManifest: ['refused'], clocks: `${name.customs} ${name.papers}` },
    {
      box: 'arrived: the pre-manifest was there, whatever was heard of it',
      said: arrived,
      preManifest: ['declared'],
      clocks: name.customs,
    },
  ];
};

const allSaid = { manifest: ['yes'], arrive: ['yes'], customs: ['yes'], triple: ['yes'], pass: ['yes'] } as const;

export const radarCells: Readonly<Record<PortCode, readonly RadarRow[]>> = {
  // 进港, 运抵, 放行, 三联单, 码放, and the clean manifest by 截单.
  NB: [
    { box: 'outside', said: out, clocks: '截港 进箱截止 进箱开始 截关 截VGM' },
    { box: 'outside, on no clean manifest', said: { gate: 'out' }, clocks: '截港 进箱截止 进箱开始 截关 截单 截VGM' },
    { box: 'taken out again', said: leftAgain, clocks: '截港 进箱截止 进箱开始 截关 截VGM' },
    { box: 'in, no arrival report', said: justIn, clocks: '截关' },
    { box: 'in, its arrival report refused', said: { ...justIn, arrival: ['refused'] }, clocks: '截关' },
    { box: 'arrived', said: arrived, clocks: '截关' },
    { box: 'arrived, on no clean manifest', said: { ...arrived, listed: false }, clocks: '截关 截单' },
    { box: 'under inspection', said: { ...arrived, inspection: 'open' }, clocks: '截关' },
    { box: 'released, 三联单 is not there', said: released, clocks: '截港' },
    { box: 'released, on no clean manifest', said: { ...released, listed: false }, clocks: '截港 截单' },
    { box: 'released, 三联单 is not there, customs closes last', said: released, plan: customsLast, clocks: '截关' },
    { box: '三联单 there, 码放 not', said: { gate: 'in', flags: { ...allSaid, pass: ['no'] } }, clocks: '截港' },
    { box: 'passed', said: { gate: 'in', flags: allSaid }, clocks: '-' },
    { box: 'loaded', said: { gate: 'in', flags: allSaid, loaded: true }, clocks: '-' },
    { box: 'in, of a port that tells 截港 alone', said: justIn, plan: { portClosesMs: 46 * hour }, clocks: '截港' },
    { box: 'in, of a port that tells 进箱截止 alone', said: justIn, plan: { gateInClosesMs: 40 * hour }, clocks: '进箱截止' },
    {
      box: 'released, on no clean manifest, whose clock nobody tells',
      said: { ...released, listed: false },
      plan: { portClosesMs: 46 * hour, customsClosesMs: 50 * hour },
      clocks: '截关',
    },
  ],
  SH: four({ opens: '开港', entry: '进箱截止', vgm: '截VGM', customs: '截关', port: '截港', papers: '截单' }),
  // 装载放行, 外理放行 and the pass come after customs.
  QD: [
    { box: 'outside', said: out, clocks: '截港 集港截止 集港开始 截关 截VGM' },
    { box: 'taken out again', said: leftAgain, clocks: '截港 集港截止 集港开始 截关 截VGM' },
    { box: 'in, no arrival report', said: justIn, clocks: '截关' },
    { box: 'arrived', said: arrived, clocks: '截关' },
    { box: 'released, 装载放行 is not there', said: released, clocks: '截港' },
    { box: '装载放行 there, 外理放行 not', said: { ...released, flags: { loadPermit: ['yes'], tally: ['no'] } }, clocks: '截港' },
    {
      box: '外理放行 there, the pass not',
      said: { ...released, flags: { loadPermit: ['yes'], tally: ['yes'], pass: ['no'] } },
      clocks: '截港',
    },
    { box: '装载放行 is not there, customs closes last', said: released, plan: customsLast, clocks: '截关' },
    { box: 'passed', said: passed, clocks: '-' },
    { box: 'loaded', said: { ...passed, loaded: true }, clocks: '-' },
    { box: 'in, its pre-manifest refused', said: justIn, preManifest: ['refused'], clocks: '截关 截单' },
  ],
  TJ: four({ opens: '集港开始', entry: '集港截止', vgm: '截VGM', customs: '截关收箱', port: '箱号截止', papers: '截单' }),
  XM: four({ opens: '开闸', entry: '进箱截止', vgm: '截VGM', customs: '截关', port: '截箱', papers: '截单' }),
  // No paper is a node here, and what comes after customs is the terminal's voucher.
  SZ: [
    { box: 'outside', said: out, preManifest: [], clocks: '截重 截柜 开舱 截放行条 截VGM' },
    { box: 'taken out again', said: leftAgain, preManifest: [], clocks: '截重 截柜 开舱 截放行条 截VGM' },
    { box: 'in, no arrival report', said: justIn, preManifest: [], clocks: '截放行条' },
    { box: 'arrived', said: arrived, preManifest: [], clocks: '截放行条' },
    { box: 'under inspection', said: { ...arrived, inspection: 'open' }, preManifest: [], clocks: '截放行条' },
    { box: 'released, no voucher, 截放行条 before 截重', said: released, preManifest: [], clocks: '截放行条' },
    { box: 'released, no voucher, 截放行条 last, as is usual', said: released, preManifest: [], plan: customsLast, clocks: '截放行条' },
    {
      box: 'released, no voucher, of a terminal that tells no 截放行条',
      said: released,
      preManifest: [],
      plan: { portClosesMs: 46 * hour },
      clocks: '截重',
    },
    { box: 'with its voucher', said: { ...released, flags: { voucher: ['yes'] } }, preManifest: [], clocks: '-' },
    { box: 'loaded', said: { ...released, loaded: true }, preManifest: [], clocks: '-' },
  ],
  DL: four({ opens: '开港', entry: '进箱截止', vgm: '截VGM', customs: '截关', port: '截港', papers: '截单' }),
};
