import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { BadInput } from './bad-input';

/** A JSON object from outside, of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a request body as a JSON object; an empty body is an empty object.
 *
 * @throws BadInput when it is not JSON or no object.
 */
export function readFields(body: unknown): Fields {
  const text = Buffer.isBuffer(body) ? body.toString('utf8').trim() : '';
  if (text === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadInput('请求体不是合法的 JSON');
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new BadInput('请求体应是一个 JSON 对象，例如 {"type":"gate-in","billNo":"…"}');
  }
  return value as Fields;
}

/** A text field; undefined when absent or empty. @throws BadInput when it is no text. */
export function readText(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') throw new BadInput(`${name} 应是文字`);
  return value;
}

/** A number within [min, max]; undefined when absent. @throws BadInput when it is no such number. */
export function readNumber(fields: Fields, name: string, min: number, max: number): number | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < min || value > max) {
    throw new BadInput(`${name} 应是 ${min} 到 ${max} 之间的数字`);
  }
  return value;
}

/** A time as ms since epoch; undefined when absent. @throws BadInput when it is no time. */
export function readTime(fields: Fields, name: string): number | undefined {
  const text = readText(fields, name);
  if (text === undefined) return undefined;
  const instantMs = parseShanghai(text);
  if (instantMs === undefined) throw new BadInput(`${name} 应写成 YYYY-MM-DD HH:mm:ss（北京时间），收到 ${text}`);
  return instantMs;
}

/** A yes or no; undefined when absent. @throws BadInput when it is neither. */
export function readFlag(fields: Fields, name: string): boolean | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean') throw new BadInput(`${name} 应是 true 或 false`);
  return value;
}
