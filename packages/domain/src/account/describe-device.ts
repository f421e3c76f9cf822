/**
 * The device behind a `User-Agent`, as the confirmation page on the phone
 * shows it: `Chrome · Windows` (S-06). Only known names leave this function,
 * so a forged header shows nothing of its own.
 */
import { accountTexts } from './messages';

const browsers = [
  ['微信', /MicroMessenger\//],
  ['企业微信', /wxwork\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Opera', /OPR\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Version\/[\d.]+ .*Safari\//],
] as const;
const systems = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows NT/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** Browser and system; the text for an unknown device when neither is known. */
export function describeDevice(userAgent: string): string {
  const head = userAgent.slice(0, 512);
  const nameOf = (list: readonly (readonly [string, RegExp])[]) => list.find(([, pattern]) => pattern.test(head))?.[0];
  const parts = [nameOf(browsers), nameOf(systems)].filter((name) => name !== undefined);
  return parts.length > 0 ? parts.join(' · ') : accountTexts.unknownDevice;
}
