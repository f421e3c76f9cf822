import type { Phrase } from '../vocabulary/read-english';

/** What the server says of settings, in English. */
export const preferencesEnglish: readonly Phrase[] = [
  ['没有权限读写这项设置', 'you may not read or write this setting'],
  ['这项设置只能读取', 'this setting can only be read'],
  ['设置内容太长', 'the setting is too long'],
  ['列设置格式不对', 'the column settings are malformed'],
  ['设置内容格式不对', 'the setting is malformed'],
  ['保存的设置太多', 'too many settings are kept'],
  ['键名不对', 'wrong name of a setting'],
];
