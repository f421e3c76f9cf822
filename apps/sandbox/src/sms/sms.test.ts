// Guarantee: Aliyun's own SDK can talk to the SMS side, and nobody without the key can; refusals carry the
// provider's codes.
import DysmsClient, { SendSmsRequest } from '@alicloud/dysmsapi20170525';
import { $OpenApiUtil } from '@alicloud/openapi-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { optionsForTest } from '../options-for-test';
import { startSandbox, type Sandbox } from '../start-sandbox';

const phone = '19900000001';
let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await startSandbox({
    ...optionsForTest,
  });
});

afterEach(() => sandbox.stop());

interface Told {
  readonly phoneNumbers?: string;
  readonly signName?: string;
  readonly templateCode?: string;
  readonly templateParam?: string;
}

async function send(told: Told = {}, key = { accessKeyId: 'access-key-id', accessKeySecret: 'access-key-secret' }) {
  // The package is CommonJS: under ESM its default export is one level deeper than its types say.
  const Client = (DysmsClient as unknown as { default?: typeof DysmsClient }).default ?? DysmsClient;
  const endpoint = sandbox.url.replace('http://', '');
  const client = new Client(new $OpenApiUtil.Config({ ...key, endpoint, protocol: 'HTTP' }));
  const request = new SendSmsRequest({
    phoneNumbers: phone,
    signName: '桅灯',
    templateCode: 'SMS_1',
    dangerTemplateCode: 'SMS_3',
    templateParam: '{"code":"482913"}',
    ...told,
  });
  return (await client.sendSms(request)).body!;
}

async function inbox(): Promise<{ phone: string; code: string; text: string; time: string }[]> {
  const answer = await fetch(`${sandbox.url}/sms?phone=${phone}`);
  return ((await answer.json()) as { list: { phone: string; code: string; text: string; time: string }[] }).list;
}

describe('R-0-10 SMS by the official SDK', () => {
  test('R-7.6-23 a signed request is taken and lies in the inbox, newest first', async () => {
    expect(await send()).toMatchObject({
      code: 'OK',
      message: 'OK',
      bizId: expect.any(String) as string,
      requestId: expect.any(String) as string,
    });
    await send({ templateParam: '{"code":"000017"}' });
    const list = await inbox();
    expect(list.map(({ code }) => code)).toEqual(['000017', '482913']);
    expect(list[1]).toMatchObject({
      phone,
      text: expect.stringContaining('【桅灯】') as string,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
    });
  });

  test.each([
    [{ accessKeyId: 'access-key-id', accessKeySecret: 'wrong' }, 'SignatureDoesNotMatch'],
    [{ accessKeyId: 'somebody', accessKeySecret: 'access-key-secret' }, 'InvalidAccessKeyId.NotFound'],
  ])('with %j it is refused', async (key, code) => {
    await expect(send({}, key)).rejects.toMatchObject({ code });
    expect(await inbox()).toEqual([]);
  });

  test.each([
    [{ phoneNumbers: '12900000001' }, 'isv.MOBILE_NUMBER_ILLEGAL'],
    [{ phoneNumbers: '1990000000' }, 'isv.MOBILE_NUMBER_ILLEGAL'],
    [{ templateParam: '{"code":482913}' }, 'isv.INVALID_JSON_PARAM'],
    [{ templateParam: '{code' }, 'isv.INVALID_JSON_PARAM'],
  ])('%j answers %s with status 200', async (told, code) => {
    expect(await send(told)).toMatchObject({ code });
    expect(await inbox()).toEqual([]);
  });

  test('limits per phone bite only when they are switched on', async () => {
    await send();
    expect(await send()).toMatchObject({ code: 'OK' });
    await fetch(`${sandbox.url}/fault`, { method: 'POST', body: '{"smsLimits":true}' });
    expect(await send()).toMatchObject({ code: 'isv.BUSINESS_LIMIT_CONTROL' });
  });

  test.each([
    ['no signature', {}, 'MissingSignature'],
    [
      'an old date',
      { authorization: 'ACS3-HMAC-SHA256 Credential=access-key-id,SignedHeaders=host,Signature=00', 'x-acs-date': '2020-01-01T00:00:00Z' },
      'InvalidTimeStamp.Expired',
    ],
    [
      'a signature that leaves the action open',
      {
        authorization: 'ACS3-HMAC-SHA256 Credential=access-key-id,SignedHeaders=host,Signature=00',
        'x-acs-date': new Date().toISOString(),
      },
      'SignatureDoesNotMatch',
    ],
  ])('%s is refused', async (_name, headers, Code) => {
    const response = await fetch(`${sandbox.url}/?PhoneNumbers=${phone}`, { method: 'POST', headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ Code });
  });
});
