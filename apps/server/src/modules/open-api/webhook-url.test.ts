// Guarantee: S-12: an address that we are to push to leads into the open internet over https, however it is spelt, and what is
// wrong with one is told.
import { expect, it } from 'vitest';
import { webhookUrlLengthMax } from '@mastlight/domain/open-api/limits';
import { readWebhookUrl, urlFaults } from './webhook-url';
import { webhookTexts } from '@mastlight/domain/open-api/messages';

it.each<readonly [string, string]>([
  ['https://erp.example.com/hooks?of=1', 'https://erp.example.com/hooks?of=1'],
  ['HTTPS://ERP.Example.com:443', 'https://erp.example.com/'],
  ['https://erp.example.com:8443/a', 'https://erp.example.com:8443/a'],
  ['https://8.8.8.8/a', 'https://8.8.8.8/a'],
  ['https://xn--fiqs8s.xn--fiqs8s/a', 'https://xn--fiqs8s.xn--fiqs8s/a'],
  ['http://erp.example.com/', 'https'],
  ['http://ok@127.0.0.1', 'user'],
  ['https://user:pass@erp.example.com/', 'user'],
  ['https://@erp.example.com/', 'user'],
  ['https://erp.example.com:22/', 'port'],
  ['https://erp.example.com:5432/', 'port'],
  ['https://erp.example.com:80/', 'port'],
  ['https://erp.example.com:99999/', 'shape'],
  ['https://127.0.0.1/', 'private'],
  ['https://0/', 'private'],
  ['https://0x7f.1/', 'private'],
  ['https://0x7f000001/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://017700000001/', 'private'],
  ['https://127.1/', 'private'],
  ['https://[::1]/', 'private'],
  ['https://[::ffff:169.254.169.254]/', 'private'],
  ['https://[2002:a9fe:a9fe::]/', 'private'],
  ['https://[64:ff9b::a9fe:a9fe]/', 'private'],
  ['https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/', 'private'],
  ['https://[fe81::]/', 'private'],
  ['https://localhost/', 'private'],
  ['https://a.localhost/', 'private'],
  ['https://db.internal:8443/', 'private'],
  ['https://127。0。0。1/', 'shape'],
  ['https://erp.ｅxample.com/', 'shape'],
  ['https://erp.example.com/推送', 'shape'],
  ['https://erp.example.com\\@127.0.0.1/', 'shape'],
  ['https://erp.example.com/a b', 'shape'],
  ['https://erp.example.com/\n', 'shape'],
  ['https://erp.example.com/#a', 'shape'],
  ['https:///127.0.0.1/', 'shape'],
  ['https:/127.0.0.1/', 'shape'],
  ['javascript:alert(1)', 'shape'],
  ['file:///etc/passwd', 'shape'],
  ['', 'shape'],
  ['https://intranet/', 'private'],
  ['https://erp/', 'host'],
  ['https://erp.example.com./', 'host'],
  ['https://-a.example.com/', 'host'],
  [`https://${'a'.repeat(64)}.example.com/`, 'host'],
  [`https://erp.example.com/${'a'.repeat(webhookUrlLengthMax)}`, 'long'],
  [`https://erp.example.com/${'{'.repeat(webhookUrlLengthMax - 30)}`, 'long'],
])('%s: %s', (text, wanted) => {
  const read = readWebhookUrl(text);
  expect('url' in read ? read.url : read.fault).toBe(wanted);
});

it('an origin that who runs the site allows is called as it is, its neighbours are not', () => {
  const origins = ['http://127.0.0.1:8090'];
  expect(readWebhookUrl('http://127.0.0.1:8090/in', origins)).toEqual({ url: 'http://127.0.0.1:8090/in' });
  expect(readWebhookUrl('http://127.0.0.1:8091/in', origins)).toEqual({ fault: 'https' });
  expect(readWebhookUrl('http://a:b@127.0.0.1:8090/in', origins)).toEqual({ fault: 'user' });
});

it('every fault has its words', () => {
  expect(Object.keys(webhookTexts.url).sort()).toEqual([...urlFaults].sort());
});
