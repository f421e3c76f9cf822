// Guarantee: a mail is taken, refused for good in the server's words, or nobody knows; what stands in it is no header, no file
// and no address of the server's.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startMailServerForTest, type MailServerForTest } from '../../../scenarios/mail-server-for-test';
import { createMailServer, MailError, type Mail } from './mail-server';

let other: MailServerForTest;
beforeAll(async () => {
  other = await startMailServerForTest();
});
afterAll(() => other.stop());
beforeEach(() => {
  other.taken.length = 0;
  Object.assign(other.mood, { refusal: null, swallows: false, isSilent: false });
});

const from = 'noreply@mastlight.example';
const mail: Mail = { to: 'agent@agent.example', subject: '上海预配舱单', text: '明细见附件', attachments: [] };
const hand = (change: Partial<Mail> = {}, url = other.url) =>
  createMailServer({ url, from }).hand('261126DEMO0001', { ...mail, ...change }, AbortSignal.timeout(5_000));

it('is taken, under the reference as its Message-ID', async () => {
  expect(await hand()).toEqual({ isTaken: true });
  expect(other.taken[0]).toContain('MAIL FROM:<noreply@mastlight.example>');
  expect(other.taken[0]).toContain('RCPT TO:<agent@agent.example>');
  expect(other.taken[0]).toContain('Message-ID: <261126DEMO0001@mastlight.example>');
});

it('is refused for good with the server’s words', async () => {
  other.mood.refusal = '550 5.1.1 no such mailbox';
  expect(await hand()).toEqual({ isTaken: false, reason: '550 5.1.1 no such mailbox' });
});

it.each<[string, () => void]>([
  ['it is to come later', () => (other.mood.refusal = '451 4.7.1 greylisted')],
  ['the call breaks off after it was taken', () => (other.mood.swallows = true)],
])('nobody knows when %s', async (_name, set) => {
  set();
  await expect(hand()).rejects.toThrow(MailError);
});

it('nobody knows when nobody is there, nothing is configured, or the server says nothing in time', async () => {
  await expect(hand({}, 'smtp://127.0.0.1:1')).rejects.toThrow(MailError);
  await expect(hand({}, '')).rejects.toThrow('not configured');
  other.mood.isSilent = true;
  const server = createMailServer({ url: other.url, from });
  await expect(server.hand('261126DEMO0001', mail, AbortSignal.timeout(100))).rejects.toThrow(MailError);
});

it('takes nothing that stands in a mail for a header or a file of ours', async () => {
  await hand({
    subject: 'manifest\r\nBcc: thief@evil.example\r\n\r\nhidden',
    text: '/etc/passwd',
    attachments: [{ name: '"\r\nBcc: thief@evil.example\r\n../../x.xlsx', contentType: 'application/octet-stream', base64: 'AAAA' }],
  });
  const [raw] = other.taken;
  expect(raw).not.toMatch(/^Bcc:/im);
  expect(raw!.match(/^RCPT/gm)).toHaveLength(1);
  expect(raw).toContain('/etc/passwd');
  expect(raw).not.toContain('root:');
});
