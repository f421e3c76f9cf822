import { account } from '@mastlight/domain/account/contract';
import { hashPassword } from '@mastlight/domain/account/hash-password';
import { callEndpoint, callForFile } from '../../platform/http-client';

/** Calls of the account, one function each; passwords leave this file hashed (R-5.2-02). */
export const accountApi = {
  makeScanTicket: () => callEndpoint(account.makeScanTicket, {}),
  pollScan: (id: string) => callEndpoint(account.pollScan, { id }),
  showScanConfirmation: (code: string) => callEndpoint(account.showScanConfirmation, { code }, { showsErrors: false }),
  answerScanConfirmation: (code: string, agree: boolean) =>
    callEndpoint(account.answerScanConfirmation, { code, agree }, { showsErrors: false }),
  checkRegistration: (userId: string) => callEndpoint(account.checkRegistration, { userId }, { showsErrors: false }),
  logIn: (phone: string, password: string) => callEndpoint(account.logIn, { account: phone, password: hashPassword(password) }),
  logOut: () => callEndpoint(account.logOut, {}, { showsErrors: false }),
  sendBindingCode: (phone: string) => callEndpoint(account.sendBindingCode, { phone }),
  sendResetCode: (phone: string) => callEndpoint(account.sendCode, { phone, purpose: 'reset' }),
  checkCode: (phone: string, code: string) => callEndpoint(account.checkCode, { phone, code }),
  register: (form: { phone: string; openId: string | null; name: string; password: string; code: string }) =>
    callEndpoint(account.register, {
      phone: form.phone,
      openId: form.openId,
      name: form.name || null,
      pwd: hashPassword(form.password),
      code: form.code,
    }),
  resetPassword: (phone: string, password: string) => callEndpoint(account.resetPassword, { phone, pwd: hashPassword(password) }),
  changePassword: (oldPassword: string, password: string) =>
    callEndpoint(account.changePassword, { oldPwd: hashPassword(oldPassword), pwd: hashPassword(password) }),
  changeName: (userName: string) => callEndpoint(account.changeName, { userName }),
  changeContact: (contact: { qqNumber: string; email: string }) => callEndpoint(account.changeContact, contact),
  changeAvatar: (avatar: string) => callEndpoint(account.changeAvatar, { avatar }, { showsErrors: false }),
  exportData: () => callForFile(account.exportData, {}),
  deleteAccount: (password: string, confirmation: string) =>
    callEndpoint(account.deleteAccount, { password: hashPassword(password), confirmation }),
  listDevices: () => callEndpoint(account.listDevices, {}, { showsErrors: false }),
  endDevice: (id: string) => callEndpoint(account.endDevice, { id }),
  endOtherDevices: () => callEndpoint(account.endOtherDevices, {}),
  showCurrentUser: () => callEndpoint(account.showCurrentUser, {}),
};
