import type { PlatformAlarmReport } from '../../message';
import type { ByteCursor } from '../../syntax/byte-cursor';
import type { SubMessage, SubMessageReader } from '../body-reader';
import { readEpochTime } from '../epoch-time';

/** 0x1402, 0x9402, 0x9403 in either edition: only the old one names the vehicle in front. */
export const readAlarm: SubMessageReader = (cursor, sub) => (sub.vehicle ? readOldAlarm(cursor, sub) : readNewAlarm(cursor, sub));

const nothing = {
  kind: 'alarm',
  source: null,
  started: null,
  ended: null,
  alarmId: null,
  fromPlatform: null,
  toPlatform: null,
  text: null,
  supervision: null,
} as const;

/** 2011: who raised it, type, time; reports upwards (0x1402) have a number before the text. */
function readOldAlarm(cursor: ByteCursor, { subId, vehicle }: SubMessage): PlatformAlarmReport | null {
  if (!vehicle) return null;
  const source = cursor.byte();
  const alarmType = cursor.word();
  const time = readEpochTime(cursor);
  const isNumbered = cursor.peekDword(0) !== cursor.left - 4;
  const alarmId = isNumbered ? cursor.dword() : null;
  const bytes = cursor.dword();
  if (cursor.left !== bytes) return null;
  return { ...nothing, subId, vehicle, source, alarmType, time, alarmId, text: cursor.text(bytes) };
}

/** Bytes of a report of 2019 beside its times and its text. */
const [bytesBeforeTimes, bytesBehindTimes] = [13, 41];

/**
 * 2019: platform, type, up to three times (of the alarm, its start and its
 * end, or of the alarm and its start), vehicle, platform, road section, text.
 * How many times there are is told by the length of the text fitting.
 */
function readNewAlarm(cursor: ByteCursor, { subId }: SubMessage): PlatformAlarmReport | null {
  const timeCount = [3, 2, 1].find((count) => {
    const front = bytesBeforeTimes + count * 8 + bytesBehindTimes;
    return cursor.left >= front && cursor.peekDword(front - 4) === cursor.left - front;
  });
  if (timeCount === undefined) return null;
  const fromPlatform = cursor.text(11);
  const alarmType = cursor.word();
  const times = Array.from({ length: timeCount }, () => readEpochTime(cursor));
  const [time = null, started = null, ended = null] = times;
  const vehicle = { plate: cursor.text(21), plateColour: cursor.byte() };
  const toPlatform = cursor.text(11);
  // The road section (DRV_LINE_ID) is the sender's own number.
  cursor.skip(4);
  const text = cursor.text(cursor.dword());
  return { ...nothing, subId, vehicle, alarmType, time, started, ended, fromPlatform, toPlatform, text };
}

/** 0x9401 of 2011: the upper platform wants an alarm dealt with (督办). */
export const readSupervision: SubMessageReader = (cursor, { subId, vehicle }) => {
  if (cursor.left !== 92 || !vehicle) return null;
  return {
    ...nothing,
    subId,
    vehicle,
    source: cursor.byte(),
    alarmType: cursor.word(),
    time: readEpochTime(cursor),
    alarmId: cursor.dword(),
    supervision: {
      until: readEpochTime(cursor),
      level: cursor.byte(),
      supervisor: cursor.text(16),
      phone: cursor.text(20),
      email: cursor.text(32),
    },
  };
};

/** 0x1401 and 0x1403 of 2011. */
export const readAlarmResult: SubMessageReader = (cursor, { subId, vehicle }) => {
  if (cursor.left !== 5 || !vehicle) return null;
  return { kind: 'alarm-result', subId, vehicle, alarmId: cursor.dword(), result: cursor.byte() };
};
