/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { account } from './contract';

// What only a phone or the messaging service could give is refused.
const ticketId = 'A'.repeat(22);
const hash = '0123456789abcdef0123456789abcdef';

export const accountSamples: SamplesOf<typeof account> = {
  makeScanTicket: { code: 503, make: () => ({}) },
  pollScan: { code: 410, make: () => ({ id: ticketId }) },
  findOpenId: () => ({}),
  verifyCallbackAddress: { code: 403, make: () => ({}) },
  hearWechatEvent: { code: 403, make: () => ({}) },
  showScanConfirmation: { code: 410, make: () => ({ code: ticketId }) },
  answerScanConfirmation: { code: 410, make: () => ({ code: ticketId, agree: true }) },
  logIn: { code: 400, make: () => ({ account: '19900000001', password: hash }) },
  logOut: () => ({}),
  sendCode: { code: 503, make: () => ({ phone: '19900000002' }) },
  sendBindingCode: { code: 503, make: () => ({ phone: '19900000003' }) },
  checkCode: { code: 400, make: () => ({ phone: '19900000002', code: '000000' }) },
  verifyCode: { code: 400, make: () => ({ phone: '19900000002', code: '000000' }) },
  checkRegistration: ({ id }) => ({ userId: String(id) }),
  register: { code: 403, make: () => ({ phone: '19900000004', openId: 'x', name: null, pwd: hash, code: '000000' }) },
  resetPassword: { code: 403, make: () => ({ phone: '19900000002', pwd: hash }) },
  changePassword: { code: 400, make: () => ({ oldPwd: hash, pwd: hash.replace('0', '1') }) },
  changeName: () => ({ userName: 'DEMO' }),
  changeContact: () => ({ qqNumber: '', email: 'demo@example.com' }),
  changeAvatar: () => ({ avatar: '' }),
  exportData: () => ({}),
  deleteAccount: { code: 400, make: () => ({ password: hash, confirmation: '注销账户' }) },
  listDevices: () => ({}),
  endDevice: { code: 400, make: () => ({ id: '0123456789abcdef01234567' }) },
  endOtherDevices: () => ({}),
  showCurrentUser: () => ({}),
};
