import { showToast } from '@mastlight/ui';
import { saveLogin, saveScan, useSession, type LoginInfo } from '../../platform/session';
import { textsOf } from '../../platform/catalogue';
import { sendSignal } from '../../platform/signals';
import { accountApi } from './api';
import { checkRegistration, loadAccount } from './load-account';
import { showAccountDialog } from './login-store';
import type { ScanResult } from './scan-login';
import { accountTexts } from './texts/zh-CN';

/** R-4.1-10: after a login by hand the user chooses for whom to work. */
async function enter(): Promise<void> {
  await loadAccount();
  showAccountDialog('first-identity');
}

/** R-4.1-04 … -07: keeps the scan, then enters or asks to register. */
export async function finishScan(result: ScanResult): Promise<void> {
  saveScan(result);
  if (await checkRegistration()) await enter();
  else showAccountDialog('register');
}

/** R-4.1-08: closing the registration asks once more whether the person is registered; if not, back to the QR. */
export async function closeRegistration(): Promise<void> {
  if (await checkRegistration()) await enter();
  else showAccountDialog('login');
}

/** R-4.1-11. @throws CallError when the server refuses; it has been shown. */
export async function signInByPassword(phone: string, password: string): Promise<void> {
  saveLogin(await accountApi.logIn(phone, password));
  showToast({ tone: 'done', text: textsOf(accountTexts)('loginSucceeded') });
  await enter();
}

/** R-8-17. @throws CallError when the server refuses; it has been shown. */
export async function register(form: {
  readonly phone: string;
  readonly code: string;
  readonly name: string;
  readonly password: string;
}): Promise<void> {
  const login: LoginInfo = await accountApi.register({ ...form, openId: useSession.getState().openId });
  saveLogin(login);
  sendSignal('account-made', {});
  showToast({ tone: 'done', text: textsOf(accountTexts)('registrationSucceeded') });
  await enter();
}
