import { ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { BadInput } from '../bad-input';
import { receiverMoods, type ReceiverMood } from '../receiver/push-receiver';
import { readFlag, readNumber, readText, type Fields } from '../read-fields';

/** How the way between port and platform misbehaves. Rates are shares from 0 to 1. */
export interface Faults {
  /** Every message waits this long before it is sent. */
  delayMs: number;
  duplicateRate: number;
  /** Messages overtake each other. */
  reorder: boolean;
  /** Messages that never arrive. */
  dropRate: number;
  /** Messages that arrive with a damaged byte. */
  corruptRate: number;
  /** The SMS provider enforces its limits per phone: 1 a minute, 5 an hour, 10 a day. */
  smsLimits: boolean;
  /** The registry of companies refuses every question, or answers later than anybody waits. */
  registryDown: boolean;
  registrySlow: boolean;
  /** The tax office refuses every question, or never tells that an answer is there. */
  taxOfficeDown: boolean;
  taxNoticesLost: boolean;
  /** The terminals' receiver of verified masses refuses every call. */
  vgmDown: boolean;
  /** Share of messages that it takes and then cuts the call off. */
  vgmSwallowRate: number;
  /** Its receipts are never sent: who asks is told. Or all are sent twice, the last one first. */
  vgmReceiptsLost: boolean;
  vgmStutters: boolean;
  /** The same of Shanghai's customs, who take manifests. */
  manifestDown: boolean;
  manifestSwallowRate: number;
  manifestReceiptsLost: boolean;
  manifestStutters: boolean;
  /** The same of the shipping agents' desk, which takes pre-sheets. */
  agentDown: boolean;
  agentSwallowRate: number;
  agentReceiptsLost: boolean;
  agentStutters: boolean;
  /** The mail server takes no calls, knows no mailbox, or takes a mail and hangs up before it says so. */
  mailDown: boolean;
  mailRefuses: boolean;
  mailSwallows: boolean;
  /** Robots of groups answer 502, each of them. */
  chatRobotsDown: boolean;
  /** How the receiver of pushes answers. */
  receiver: ReceiverMood;
  /** The object store refuses everything. */
  objectStoreDown: boolean;
  /** Code of a port whose sources say nothing until this is taken away, and then everything. */
  silentPort: PortCode | 'none';
  /** Code of a port whose sources write their times by a clock that stands a day off, and to which side. */
  skewedPort: PortCode | 'none';
  skewWay: 'ahead' | 'behind';
}

export const noFaults: Faults = {
  delayMs: 0,
  duplicateRate: 0,
  reorder: false,
  dropRate: 0,
  corruptRate: 0,
  smsLimits: false,
  registryDown: false,
  registrySlow: false,
  taxOfficeDown: false,
  taxNoticesLost: false,
  vgmDown: false,
  vgmSwallowRate: 0,
  vgmReceiptsLost: false,
  vgmStutters: false,
  manifestDown: false,
  manifestSwallowRate: 0,
  manifestReceiptsLost: false,
  manifestStutters: false,
  agentDown: false,
  agentSwallowRate: 0,
  agentReceiptsLost: false,
  agentStutters: false,
  mailDown: false,
  mailRefuses: false,
  mailSwallows: false,
  chatRobotsDown: false,
  receiver: 'well',
  objectStoreDown: false,
  silentPort: 'none',
  skewedPort: 'none',
  skewWay: 'ahead',
};

/** Reads a change of faults; what is absent stays. @throws BadInput with the field that is wrong. */
export function readFaults(fields: Fields, now: Faults): Faults {
  return {
    delayMs: readNumber(fields, 'delayMs', 0, 600_000) ?? now.delayMs,
    duplicateRate: readNumber(fields, 'duplicateRate', 0, 1) ?? now.duplicateRate,
    reorder: readFlag(fields, 'reorder') ?? now.reorder,
    dropRate: readNumber(fields, 'dropRate', 0, 1) ?? now.dropRate,
    corruptRate: readNumber(fields, 'corruptRate', 0, 1) ?? now.corruptRate,
    smsLimits: readFlag(fields, 'smsLimits') ?? now.smsLimits,
    registryDown: readFlag(fields, 'registryDown') ?? now.registryDown,
    registrySlow: readFlag(fields, 'registrySlow') ?? now.registrySlow,
    taxOfficeDown: readFlag(fields, 'taxOfficeDown') ?? now.taxOfficeDown,
    taxNoticesLost: readFlag(fields, 'taxNoticesLost') ?? now.taxNoticesLost,
    vgmDown: readFlag(fields, 'vgmDown') ?? now.vgmDown,
    vgmSwallowRate: readNumber(fields, 'vgmSwallowRate', 0, 1) ?? now.vgmSwallowRate,
    vgmReceiptsLost: readFlag(fields, 'vgmReceiptsLost') ?? now.vgmReceiptsLost,
    vgmStutters: readFlag(fields, 'vgmStutters') ?? now.vgmStutters,
    manifestDown: readFlag(fields, 'manifestDown') ?? now.manifestDown,
    manifestSwallowRate: readNumber(fields, 'manifestSwallowRate', 0, 1) ?? now.manifestSwallowRate,
    manifestReceiptsLost: readFlag(fields, 'manifestReceiptsLost') ?? now.manifestReceiptsLost,
    manifestStutters: readFlag(fields, 'manifestStutters') ?? now.manifestStutters,
    agentDown: readFlag(fields, 'agentDown') ?? now.agentDown,
    agentSwallowRate: readNumber(fields, 'agentSwallowRate', 0, 1) ?? now.agentSwallowRate,
    agentReceiptsLost: readFlag(fields, 'agentReceiptsLost') ?? now.agentReceiptsLost,
    agentStutters: readFlag(fields, 'agentStutters') ?? now.agentStutters,
    mailDown: readFlag(fields, 'mailDown') ?? now.mailDown,
    mailRefuses: readFlag(fields, 'mailRefuses') ?? now.mailRefuses,
    mailSwallows: readFlag(fields, 'mailSwallows') ?? now.mailSwallows,
    chatRobotsDown: readFlag(fields, 'chatRobotsDown') ?? now.chatRobotsDown,
    receiver: readMood(fields, 'receiver') ?? now.receiver,
    objectStoreDown: readFlag(fields, 'objectStoreDown') ?? now.objectStoreDown,
    silentPort: readPort(fields, 'silentPort') ?? now.silentPort,
    skewedPort: readPort(fields, 'skewedPort') ?? now.skewedPort,
    skewWay: readWay(fields, 'skewWay') ?? now.skewWay,
  };
}

/** The code of a port, or `none`; undefined when absent. @throws BadInput when there is no such port. */
function readPort(fields: Fields, name: string): PortCode | 'none' | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  const found = value === 'none' ? value : ports.find(({ code }) => code === value)?.code;
  if (found !== undefined) return found;
  throw new BadInput(`${name} 应是港口代码：${ports.map(({ code }) => code).join('、')}；没有写 none`);
}

/** How the receiver answers; undefined when absent. @throws BadInput for any other. */
function readMood(fields: Fields, name: string): ReceiverMood | undefined {
  const mood = readText(fields, name);
  if (mood === undefined) return undefined;
  const found = receiverMoods.find((one) => one === mood);
  if (found !== undefined) return found;
  throw new BadInput(`${name} 应是 ${receiverMoods.join('、')} 之一`);
}

/** Which way a clock is off; undefined when absent. @throws BadInput for any other. */
function readWay(fields: Fields, name: string): Faults['skewWay'] | undefined {
  const way = readText(fields, name);
  if (way === undefined || way === 'ahead' || way === 'behind') return way;
  throw new BadInput(`${name} 应是 ahead（快一天）或 behind（慢一天）`);
}
