// Guarantee: a text message is dated and signed by the platform's clock, whatever the machine's own says.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { createSmsGateway } from './sms-gateway';

const heard: IncomingHttpHeaders[] = [];
const service = createServer((request, reply) => {
  heard.push(request.headers);
  reply.setHeader('content-type', 'application/json').end('{"Code":"OK"}');
});
afterAll(() => {
  service.close();
  service.closeAllConnections();
});

it('R-5.2-13: each message bears the date of the clock it was sent by, and the date is signed', async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const endpoint = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  let nowMs = Date.UTC(2031, 0, 2, 3, 4, 5, 678);
  const config = {
    accessKeyId: 'id',
    accessKeySecret: 'secret',
    signName: '',
    templateCode: 'SMS_1',
    inviteTemplateCode: 'SMS_2',
    dangerTemplateCode: 'SMS_3',
    endpoint,
    protocol: 'HTTP' as const,
  };
  const gateway = createSmsGateway(config, { nowMs: () => nowMs });
  await gateway.sendCode('19900000001', '482913');
  nowMs += 3_600_000;
  await gateway.sendCode('19900000001', '482914');
  expect(heard.map((headers) => headers['x-acs-date'])).toEqual(['2031-01-02T03:04:05Z', '2031-01-02T04:04:05Z']);
  for (const { authorization } of heard) expect(authorization).toMatch(/SignedHeaders=[^,]*x-acs-date/);
});
