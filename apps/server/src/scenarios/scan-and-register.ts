import { account } from '@mastlight/domain/account/contract';
import { hashPassword } from '@mastlight/domain/account/hash-password';
import { sendScanEvent, type FakeGateways } from './start-fake-gateways';
import { TestBrowser } from './test-browser';
import type { TestServer } from './start-test-server';

let people = 0;

/** A person who does not exist yet: phone, open id and password. */
export function inventPerson(): { phone: string; openId: string; password: string } {
  const number = String(++people).padStart(4, '0');
  return { phone: `1990000${number}`, openId: `oTestPerson${number}xxxxxxxxxxxxx`, password: `Tide${number}ok` };
}

/** Opens the QR code in a browser, scans it as `openId` and agrees; gives the polling id. */
export async function scanAndAgree(server: TestServer, fakes: FakeGateways, browser: TestBrowser, openId: string): Promise<string> {
  const ticket = await browser.call(account.makeScanTicket, {});
  const { code } = await sendScanEvent(server, { scene: fakes.scenes.at(-1)!, openId });
  await new TestBrowser(server).call(account.answerScanConfirmation, { code, agree: true });
  return ticket.data!.tempid;
}

/** Everything from the QR code to the first token, as the product's own dialogs do it. */
export async function registerPerson(
  server: TestServer,
  fakes: FakeGateways,
  person = inventPerson(),
  browser = new TestBrowser(server),
): Promise<{ browser: TestBrowser; id: string; phone: string; openId: string; password: string }> {
  await scanAndAgree(server, fakes, browser, person.openId);
  await browser.call(account.sendBindingCode, { phone: person.phone });
  const answer = await browser.call(account.register, {
    phone: person.phone,
    openId: person.openId,
    pwd: hashPassword(person.password),
    code: fakes.codeFor(person.phone),
  });
  if (!answer.data) throw new Error(`registration refused: ${JSON.stringify(answer)}`);
  browser.token = answer.data.token;
  return { ...person, browser, id: answer.data.id };
}
