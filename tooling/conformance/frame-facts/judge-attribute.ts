import type { TerminalMessage, TerminalPosition } from '@mastlight/wire';
import { readStatusWord } from '@mastlight/wire/jt808/position/status-word';
import type { FactOutcome } from '../facts-matcher';
import { showTold } from './compare-values';
import { attributeNames, type AttributeName } from './field-names';

/** What a test of the other tracker checks: that there is a position, none, several, or what an attribute is. */
interface Check {
  readonly check?: unknown;
  readonly attribute?: unknown;
  readonly value?: unknown;
}

/** One outcome for a `verifyPosition`, `verifyPositions`, `verifyNull` or `verifyAttribute`. */
export function judgeCheck({ check, attribute, value }: Check, message: TerminalMessage | null): FactOutcome {
  const positions = message === null ? [] : positionsOf(message);
  const said = message === null ? '—' : `${message.body.kind} × ${positions.length}`;
  switch (check) {
    case 'verifyNull':
      return { name: 'verifyNull', stated: '无定位', said, isMatch: message !== null && positions.length === 0 };
    case 'verifyPosition':
      return { name: 'verifyPosition', stated: '一个定位', said, isMatch: positions.length === 1 && isLocated(positions) };
    case 'verifyPositions':
      return { name: 'verifyPositions', stated: '多个定位', said, isMatch: positions.length > 0 && isLocated(positions) };
    default: {
      const [name, stated] = [String(attribute ?? check), String(value)];
      const told = positions[0] === undefined ? askFields(name, message) : askAttribute(name, positions[0]);
      return { name, stated, said: showTold(told), isMatch: told !== undefined && isSame(stated, told) };
    }
  }
}

function positionsOf({ body }: TerminalMessage): readonly TerminalPosition[] {
  if (body.kind === 'positions') return body.positions;
  return body.kind === 'position' || body.kind === 'position-answer' ? [body.position] : [];
}

function isLocated(positions: readonly TerminalPosition[]): boolean {
  return positions.every(({ latitude, longitude }) => latitude !== null && longitude !== null);
}

function askAttribute(name: string, position: TerminalPosition): unknown {
  const temperature = /^PREFIX_TEMP \+ (\d+)$/.exec(name)?.[1];
  const asked: readonly AttributeName[] =
    temperature === undefined
      ? Object.hasOwn(attributeNames, name)
        ? (attributeNames[name] ?? [])
        : []
      : [{ vendor: `temperature-${temperature}-c` }];
  return asked.map((one) => askOne(one, position)).find((value) => value !== undefined && value !== null);
}

/** What a message without a position says; only its charge has been asked for. */
function askFields(name: string, message: TerminalMessage | null): unknown {
  if (message === null || message.body.kind !== 'fields' || name !== 'KEY_BATTERY_LEVEL') return undefined;
  return message.body.fields['batteryPercent'];
}

function askOne(asked: AttributeName, position: TerminalPosition): unknown {
  if ('field' in asked) return (position as unknown as Record<string, unknown>)[asked.field];
  if ('status' in asked) {
    const told = readStatusWord(position.statusRaw)[asked.status];
    return typeof told === 'boolean' ? told : told.length > 0;
  }
  const values = position.items.flatMap((item) => (item.kind === 'vendor' ? item.values : []));
  return values.find(({ name }) => name === asked.vendor)?.value;
}

function isSame(stated: string, told: unknown): boolean {
  if (String(told) === stated) return true;
  const isNumeric = stated.trim() !== '' && !Number.isNaN(Number(stated)) && String(told).trim() !== '';
  return isNumeric && Math.abs(Number(told) - Number(stated)) < 1e-9;
}
