/**
 * What a box needs before it may be loaded, port by port, written by hand from the trade (docs/bill-rules.md 8): each leg
 * in the order of the port's bar, by whom its word comes, who is called for it, and which clock of the port it runs by.
 */
import type { PortCode, ReleaseFlag } from '../../ports/index';

/** Clocks by the letter of the row that names them: 进箱截止, 截关, 截港, 截单 of the port. */
export type LegClock = 'entry' | 'customs' | 'port' | 'papers';

export interface LegRow {
  readonly name: string;
  readonly stage: 'pre' | 'clean' | 'gate' | 'arrival' | 'release' | 'permit' | 'stow';
  /** The port's flag that tells it. */
  readonly flag?: ReleaseFlag;
  /** What it is called when it has not come. */
  readonly lack: string;
  /** Who does what. */
  readonly by: string;
  readonly does: '发' | '送箱' | '放行';
  readonly call: string;
  readonly clock: LegClock;
}

interface PortTable {
  /** The port's own names for its clocks. */
  readonly clocks: Readonly<Record<LegClock, string>>;
  readonly legs: readonly LegRow[];
}

const pre: LegRow = { name: '预配', stage: 'pre', lack: '预配未申报', by: '货代', does: '发', call: '货代', clock: 'papers' };
const gate: LegRow = { name: '进港', stage: 'gate', lack: '未进港', by: '车队', does: '送箱', call: '车队', clock: 'entry' };
const arrival: LegRow = {
  name: '运抵',
  stage: 'arrival',
  flag: 'arrive',
  lack: '未运抵',
  by: '场站',
  does: '发',
  call: '场站',
  clock: 'customs',
};
/** Who has not: as an operator says it of each step that somebody releases by word. */
const lackWords: Readonly<Record<string, string>> = {
  码头放行: '码头未放行',
  海关放行: '海关未放行',
  报关放行: '报关未放行',
  装载放行: '装载未放行',
  外理放行: '外理未放行',
};

/** V-17: 3 箱码头未放行, not 3 箱未码头放行; 未放行, 未码放 where nobody is named. */
export const lackWord = (name: string): string => lackWords[name] ?? `未${name}`;

const release = (name: string): LegRow => ({
  name,
  stage: 'release',
  flag: 'customs',
  lack: lackWord(name),
  by: '海关',
  does: '放行',
  call: '报关行',
  clock: 'customs',
});
const pass = (name: string): LegRow => ({
  name,
  stage: 'permit',
  flag: 'pass',
  lack: lackWord(name),
  by: '码头',
  does: '放行',
  call: '码头',
  clock: 'port',
});

export const portTables: Readonly<Record<PortCode, PortTable>> = {
  NB: {
    clocks: { entry: '进箱截止', customs: '截关', port: '截港', papers: '截单' },
    legs: [
      pre,
      {
        name: '清洁舱单',
        stage: 'clean',
        flag: 'manifest',
        lack: '清洁舱单未到',
        by: '货代',
        does: '发',
        call: '货代',
        clock: 'papers',
      },
      gate,
      arrival,
      release('放行'),
      {
        name: '三联单',
        stage: 'permit',
        flag: 'triple',
        lack: '缺三联单',
        by: '电子口岸',
        does: '发',
        call: '报关行',
        clock: 'port',
      },
      pass('码放'),
    ],
  },
  SH: {
    clocks: { entry: '进箱截止', customs: '截关', port: '截港', papers: '截单' },
    legs: [
      pre,
      gate,
      arrival,
      release('海放'),
      pass('码放'),
      { name: '配载', stage: 'stow', flag: 'stow', lack: '缺配载', by: '码头', does: '发', call: '码头', clock: 'port' },
    ],
  },
  QD: {
    clocks: { entry: '集港截止', customs: '截关', port: '截港', papers: '截单' },
    legs: [
      pre,
      gate,
      arrival,
      release('报关放行'),
      {
        name: '装载放行',
        stage: 'permit',
        flag: 'loadPermit',
        lack: '装载未放行',
        by: '海关',
        does: '放行',
        call: '报关行',
        clock: 'port',
      },
      {
        name: '外理放行',
        stage: 'permit',
        flag: 'tally',
        lack: '外理未放行',
        by: '外理',
        does: '放行',
        call: '外理',
        clock: 'port',
      },
      pass('码头放行'),
    ],
  },
  TJ: {
    clocks: { entry: '集港截止', customs: '截关收箱', port: '箱号截止', papers: '截单' },
    legs: [pre, gate, arrival, release('放行'), pass('码头放行')],
  },
  XM: {
    clocks: { entry: '进箱截止', customs: '截关', port: '截箱', papers: '截单' },
    legs: [pre, gate, arrival, release('放行'), pass('码头放行')],
  },
  SZ: {
    clocks: { entry: '截柜', customs: '截放行条', port: '截重', papers: '截补料' },
    legs: [
      gate,
      arrival,
      release('海关放行'),
      {
        name: '放行条',
        stage: 'permit',
        flag: 'voucher',
        lack: '缺放行条',
        by: '码头',
        does: '放行',
        call: '报关行',
        clock: 'customs',
      },
    ],
  },
  DL: {
    clocks: { entry: '进箱截止', customs: '截关', port: '截港', papers: '截单' },
    legs: [pre, gate, arrival, release('放行'), pass('码头放行')],
  },
};

/**
 * Sentences of one box, each written out. `said` has a letter for each leg of the port: `.` nothing, `n` no, `D` declared,
 * `Y` given, `X` refused, `T` taken back, `I` under inspection, `L` in and out again. `at` is how the clocks stand: `near`
 * 截单 in 3 h, 进箱截止 in 5 h, 截关 in 7 h, 截港 in 9 h (as the port calls them); `past` ten hours after that; `none`
 * no clock is told.
 */
export const releaseLines: readonly {
  readonly port: PortCode;
  readonly said: string;
  readonly at: 'near' | 'past' | 'none';
  readonly says: string;
}[] = [
  { port: 'NB', said: 'YYYYYYY', at: 'near', says: '手续齐，等装船' },
  { port: 'NB', said: 'YYY.YY.', at: 'near', says: '未码放：由码头放行，找码头，距截港 9h' },
  { port: 'NB', said: 'YYY....', at: 'near', says: '未运抵：由场站发，找场站，距截关 7h。之后还要放行、三联单、码放' },
  { port: 'NB', said: 'YYYY.Y.', at: 'none', says: '未码放：由码头放行，找码头' },
  {
    port: 'NB',
    said: 'Y.YYY..',
    at: 'near',
    says: '清洁舱单未到：由货代发，找货代，距截单 3h；缺三联单：由电子口岸发，找报关行，距截港 9h。之后还要码放',
  },
  {
    port: 'NB',
    said: 'YYYYTY.',
    at: 'past',
    says: '放行已取消：由海关收回，找报关行，截关已过 3h。之后还要码放。问码头能不能等，不行就改配',
  },
  {
    port: 'NB',
    said: 'XY.....',
    at: 'none',
    says: '预配被退单：由海关退回，找货代；未进港：由车队送箱，找车队。之后还要运抵、放行、三联单、码放',
  },
  { port: 'SH', said: 'YYYYY.', at: 'near', says: '手续齐，等配载' },
  { port: 'SH', said: 'YYYYYY', at: 'past', says: '手续齐，等装船' },
  { port: 'SH', said: 'YYYI..', at: 'near', says: '查验未完：由海关查验，找报关行，距截关 7h。之后还要码放、配载' },
  { port: 'SH', said: 'YYYYYT', at: 'near', says: '配载已取消：由码头收回，找码头，距截港 9h' },
  { port: 'SH', said: 'DYYn..', at: 'none', says: '未海放：由海关放行，找报关行。之后还要码放、配载' },
  {
    port: 'QD',
    said: 'YYYYn..',
    at: 'near',
    says: '装载未放行：由海关放行，找报关行，距截港 9h。之后还要外理放行、码头放行',
  },
  { port: 'QD', said: 'YYYYY..', at: 'near', says: '外理未放行：由外理放行，找外理，距截港 9h。之后还要码头放行' },
  {
    port: 'QD',
    said: 'YYYYTTT',
    at: 'none',
    says: '装载放行已取消：由海关收回，找报关行；外理放行已取消：由外理收回，找外理；码头放行已取消：由码头收回，找码头',
  },
  {
    port: 'QD',
    said: 'YYX....',
    at: 'near',
    says: '运抵被退单：由海关退回，找场站，距截关 7h。之后还要报关放行、装载放行、外理放行、码头放行',
  },
  {
    port: 'TJ',
    said: '.....',
    at: 'past',
    says: '预配未申报：由货代发，找货代，截单已过 7h；未进港：由车队送箱，找车队，集港截止已过 5h。之后还要运抵、放行、码头放行。问码头能不能等，不行就改配',
  },
  { port: 'TJ', said: 'YYYX.', at: 'near', says: '放行被退单：由海关退回，找报关行，距截关收箱 7h。之后还要码头放行' },
  { port: 'TJ', said: 'YYYY.', at: 'past', says: '码头未放行：由码头放行，找码头，箱号截止已过 1h。问码头能不能等，不行就改配' },
  { port: 'XM', said: 'YYYT.', at: 'near', says: '放行已取消：由海关收回，找报关行，距截关 7h。之后还要码头放行' },
  { port: 'XM', said: 'YYYYn', at: 'near', says: '码头未放行：由码头放行，找码头，距截箱 9h' },
  { port: 'XM', said: 'DY.n.', at: 'none', says: '预配未回执：由海关答复，找货代；未运抵：由场站发，找场站。之后还要放行、码头放行' },
  { port: 'SZ', said: 'YYY.', at: 'near', says: '缺放行条：由码头放行，找报关行，距截放行条 7h' },
  { port: 'SZ', said: 'YYY.', at: 'past', says: '缺放行条：由码头放行，找报关行，截放行条已过 3h。问码头能不能等，不行就改配' },
  { port: 'SZ', said: '....', at: 'near', says: '未进港：由车队送箱，找车队，距截柜 5h。之后还要运抵、海关放行、放行条' },
  { port: 'SZ', said: 'LYYT', at: 'none', says: '又出港：由车队送回，找码头和车队；放行条已取消：由码头收回，找报关行' },
  { port: 'DL', said: 'YYT..', at: 'near', says: '运抵已取消：由场站收回，找场站，距截关 7h。之后还要放行、码头放行' },
  { port: 'DL', said: '.YYYY', at: 'near', says: '手续齐，等装船' },
];
