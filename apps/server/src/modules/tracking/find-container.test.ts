// Guarantee: of a box whose bill an account does not follow it is told what a terminal's own query tells, and of the goods in
// it nothing.
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import type { BoxDetail } from '@mastlight/domain/tracking/fact';
import { tracking } from '@mastlight/domain/tracking/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInForTest } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock: createTestClock(), env: { ROLES: 'http' } })));
afterAll(() => server.stop());

const ctnNo = 'MLTU3102047';
const billNo = 'GUARDBOX00001';
const detail: BoxDetail = {
  sizeType: '45R1',
  sizeTypeRaw: '45R1',
  fullness: 'full',
  operator: 'MLL',
  direction: 'export',
  loadPort: 'CNNGB',
  dischargePort: 'DEHAM',
  dischargePortName: 'HAMBURG',
  sealNo: 'SECRETSEAL',
  grossWeightKg: 24_861,
  cargoWeightKg: 20_043,
  packages: 731,
  truckPlate: '浙B99871',
  destination: 'CZPRG',
  tareKg: 4_818,
  bookingNo: 'SECRETBOOKING',
  stowage: '0340782',
  temperatureC: -18.5,
};

it('R-7.6-11: weights, packages, temperature, destination and stowage are for followers of the bill', async () => {
  for (const kind of ['manifest', 'gate-in', 'stow', 'load']) {
    await server.platform.database.query(
      'system',
      `insert into tracking_fact (port, source, kind, function, bill_no, container_no, vessel_name, voyage, happened_at, detail, message_id, heard_at, digest)
       values ('NB', 'ningbo-edi', $1, 'original', $2, $3, 'TIDE LANTERN', '0712E', now(), $4, 1, now(), decode(md5($1), 'hex'))`,
      [kind, billNo, ctnNo, JSON.stringify(detail)],
    );
  }
  const [follower, stranger] = [await signInForTest(server.platform), await signInForTest(server.platform)];
  await server.call(billSubscription.subscribeBills, { blnos: [billNo] }, { token: follower.token });
  const look = async (token: string) => (await server.call(tracking.queryContainer, { ctnNo }, { token })).data!;

  const open = await look(stranger.token);
  const shared = { sizetype: '45R1', status: 'F', vesselsName: 'TIDE LANTERN', voyage: '0712E', loadPort: 'CNNGB', dischargeport: 'DEHAM' };
  expect(open).toMatchObject({ ...shared, sealNo: null, grossWeight: null, blnos: [] });
  expect(open.events.map(({ code }) => code).toSorted()).toEqual(['GITM', 'IFC', 'LOBD', 'PRLD']);
  for (const event of open.events) {
    const withheld = {
      grossWeight: null,
      cargoWeight: null,
      temperature: null,
      destinationPort: null,
      stowage: null,
      sealNo: null,
      truckNo: null,
      blno: null,
    };
    expect(event).toMatchObject({ ...shared, ...withheld, text: null });
  }
  expect(open.events.find(({ code }) => code === 'GITM')!.time).toMatch(/^\d{4}-/);
  const whole = await look(follower.token);
  expect(whole).toMatchObject({ ...shared, sealNo: 'SECRETSEAL', grossWeight: 24_861, blnos: [billNo] });
  for (const event of whole.events) {
    expect(event).toMatchObject({ cargoWeight: 20_043, temperature: -18.5, destinationPort: 'CZPRG', stowage: '0340782' });
  }
});
