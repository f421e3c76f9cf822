// Guarantee: a number of the environment is what it says, the default where it
// says nothing, and refused by name otherwise.
import { expect, it } from 'vitest';
import { readConfig } from './config';

const numbers = {
  PORT: ['port', 8_080, '65536'],
  REQUEST_TIMEOUT_MS: ['requestTimeoutMs', 30_000, '0'],
  CALLS_PER_MINUTE: ['callsPerMinute', 1_200, '0'],
  OPS_PORT: ['operationsPort', null, '65536'],
  DRAIN_MS: ['drainMs', 1_000, '2147483648'],
  DATABASE_SILENCE_MS: ['databaseSilenceMs', 2_000, '0'],
  QUOTA_FACTOR: ['quotaFactor', 1, '0'],
  RAW_KEEP_MONTHS: ['rawKeepMonths', 24, '0'],
  DISK_FREE_MIN_MB: ['diskFreeMinBytes', 200 * 1_048_576, '-1'],
} as const;

it.each(Object.entries(numbers))('%s', (name, [field, standard, outside]) => {
  for (const empty of [undefined, '', ' ']) expect(readConfig({ [name]: empty })[field]).toBe(standard);
  expect(readConfig({ [name]: '7' })[field]).toBe(name === 'DISK_FREE_MIN_MB' ? 7 * 1_048_576 : 7);
  for (const wrong of [outside, '1.5', '0x10', '1e3', 'many']) expect(() => readConfig({ [name]: wrong })).toThrow(`${name}=${wrong} 应是`);
});

it('R-3.6-08, R-1-27 what the site tells of itself is refused by name when nobody could open it', () => {
  expect(readConfig({}).site).toEqual({ recruitment: null, officialAccountUrl: null, miniProgramUrl: null });
  const recruitment = { title: '招聘客服', url: 'mailto:jobs@example.com' };
  expect(readConfig({ RECRUITMENT: JSON.stringify(recruitment), WECHAT_MINI_URL: ' https://example.com/m ' }).site).toEqual({
    recruitment,
    officialAccountUrl: null,
    miniProgramUrl: 'https://example.com/m',
  });
  for (const wrong of [
    { ...recruitment, url: 'javascript:alert(1)' },
    { ...recruitment, title: '' },
    { ...recruitment, title: '招'.repeat(41) },
  ])
    expect(() => readConfig({ RECRUITMENT: JSON.stringify(wrong) })).toThrow('RECRUITMENT');
  expect(() => readConfig({ WECHAT_ACCOUNT_URL: 'gh_1234' })).toThrow('WECHAT_ACCOUNT_URL');
});

it('a mail server and mailboxes are refused by name when they are none', () => {
  expect(readConfig({})).toMatchObject({ mail: { url: '', from: '' }, agentMailboxes: {} });
  const mail = { SMTP_URL: 'smtp://u:p@mail.example:587', MAIL_FROM: 'noreply@mastlight.example' };
  expect(readConfig({ ...mail, AGENT_MAILBOXES: '{"上海外代":"a@agent.example"}' })).toMatchObject({
    mail: { url: mail.SMTP_URL, from: mail.MAIL_FROM },
    agentMailboxes: { 上海外代: 'a@agent.example' },
  });
  expect(() => readConfig({ ...mail, SMTP_URL: 'https://mail.example' })).toThrow('SMTP_URL');
  for (const wrong of ['', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: x@y.example', 'Mastlight <a@b.example>']) {
    expect(() => readConfig({ ...mail, MAIL_FROM: wrong })).toThrow('MAIL_FROM');
    expect(() => readConfig({ AGENT_MAILBOXES: JSON.stringify({ 上海外代: wrong }) })).toThrow('AGENT_MAILBOXES');
  }
});

it.each([
  ['tcp://ais.example:4001', { protocol: 'tcp', host: 'ais.example', port: 4_001 }],
  ['UDP://[::1]:0/', { protocol: 'udp', host: '::1', port: 0 }],
  ['', null],
])('ships are heard from %j: %j', (text, expected) => {
  expect(readConfig({ AIS_SOURCE: text }).ais).toEqual(expected);
});

it.each(['tcp://ais.example', 'tcp://ais.example:0', 'http://ais.example:80', 'tcp://a@ais.example:80', 'tcp://ais.example:65536'])(
  'AIS_SOURCE=%s is refused by name',
  (text) => {
    expect(() => readConfig({ AIS_SOURCE: text })).toThrow('AIS_SOURCE');
  },
);

it.each([
  [undefined, ['http', 'worker', 'gateway']],
  ['gateway', ['gateway']],
  ['http,worker', ['http', 'worker']],
])('ROLES=%s: %j', (text, expected) => {
  expect(readConfig({ ROLES: text }).roles).toEqual(expected);
});

it.each(['', 'gate', 'http, worker', 'http,'])('ROLES="%s" is refused by name', (text) => {
  expect(() => readConfig({ ROLES: text })).toThrow('ROLES');
});
