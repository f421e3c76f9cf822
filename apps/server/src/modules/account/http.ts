import type { IncomingHttpHeaders } from 'node:http';
import { account } from '@mastlight/domain/account/contract';
import { describeDevice } from '@mastlight/domain/account/describe-device';
import { exportFileName, exportsPerDay, scanTicketSeconds } from '@mastlight/domain/account/limits';
import { readUserName } from '@mastlight/domain/account/user-name';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { implement, type CallContext, type FileAnswer, type Route } from '../../platform/http/route';
import type { CallbackSignature } from '../../platform/gateways/wechat/wechat-gateway';
import { openBrowserKeys } from './browser-keys';
import { answerScan, showScan } from './operations/answer-scan';
import { changeAvatar } from './operations/change-avatar';
import { changePassword } from './operations/change-password';
import { changeProfile } from './operations/change-profile';
import { checkRegistration } from './operations/check-registration';
import { checkSmsCode } from './operations/check-sms-code';
import { deviceId, endDevice, endOtherDevices } from './operations/end-devices';
import { hearWechatEvent } from './operations/hear-wechat-event';
import { logIn } from './operations/log-in';
import { roleOf, type Login } from './operations/login-answer';
import { logOut } from './operations/log-out';
import { makeScanTicket } from './operations/make-scan-ticket';
import { deleteAccount, exportOwn } from './operations/own-data';
import { pollScan } from './operations/poll-scan';
import { register } from './operations/register';
import { resetPassword } from './operations/reset-password';
import { sendSmsCode } from './operations/send-sms-code';
import { requireSigned, verifyCallbackAddress } from './operations/require-signed';
import type { AccountParts, Caller } from './parts';
import { listScanGrants } from './queries/find-scan';
import { findUserById, requireUser } from './queries/find-user';
import { listDevices } from './queries/list-devices';

/** Binds the contract to the operations. */
export function createRoutes(parts: AccountParts): Route[] {
  const isSecure = parts.publicUrl.startsWith('https:');
  const callerOf = (context: CallContext): Caller => ({
    address: context.ip,
    device: describeDevice(context.headers['user-agent'] ?? ''),
    tell: context.tell,
    limitNetwork: context.limitNetwork,
    keys: openBrowserKeys(context, parts.digests, isSecure),
  });
  const answerLogin = ({ token, id, openId, role }: Login) => ({ token, id, openid: openId, role });

  async function checkCode(request: { phone: string; code: string }, context: CallContext): Promise<true> {
    await checkSmsCode(parts, request, callerOf(context));
    return true;
  }

  return implement(
    'account',
    account,
    {
      async makeScanTicket(_request, context) {
        const made = await makeScanTicket(parts, callerOf(context));
        return { ticket: made.ticket, tempid: made.tempId, msg: 'success', qrUrl: made.imageUrl, expiresIn: scanTicketSeconds };
      },
      async pollScan({ id }, context) {
        const progress = await pollScan(parts, id, callerOf(context));
        if (progress.state !== 'confirmed') context.setCode(201);
        return progress;
      },
      async findOpenId(_request, context) {
        const { session } = context;
        if (session) return { openId: (await findUserById(parts.database, session.userId))?.openId ?? null };
        const [grant] = await listScanGrants(parts.database, callerOf(context).keys.listScans(), parts.clock.nowMs());
        return { openId: grant?.openId ?? null };
      },
      async verifyCallbackAddress({ echostr = '' }, context): Promise<FileAnswer> {
        return {
          contentType: 'text/plain; charset=utf-8',
          body: verifyCallbackAddress(parts, readSignature(context), echostr, context.tell),
        };
      },
      async hearWechatEvent({ body }, context): Promise<FileAnswer> {
        const answer = await hearWechatEvent(parts, readSignature(context), body);
        const contentType = answer.startsWith('<xml>') ? 'text/xml; charset=utf-8' : 'text/plain; charset=utf-8';
        return { contentType, body: answer };
      },
      async showScanConfirmation({ code }) {
        const { device, place, askedAtMs, isOpen } = await showScan(parts, code);
        return { device, place, time: formatShanghai(askedAtMs), open: isOpen };
      },
      async answerScanConfirmation({ code, agree }) {
        await answerScan(parts, code, agree);
        return true as const;
      },
      async logIn({ account: phone, password }, context) {
        return answerLogin(await logIn(parts, { phone, hashedPassword: password }, callerOf(context)));
      },
      async logOut(_request, { session }) {
        await logOut(parts, session);
        return true as const;
      },
      async sendCode({ phone, purpose = null }, context) {
        await sendSmsCode(parts, { phone, purpose }, callerOf(context));
        return true as const;
      },
      async sendBindingCode({ phone }, context) {
        await sendSmsCode(parts, { phone, purpose: 'bind' }, callerOf(context));
        return true as const;
      },
      checkCode,
      verifyCode: checkCode,
      async checkRegistration({ userId }, context) {
        const { session } = context;
        const current = session && { session, token: readToken(context.headers) };
        const login = await checkRegistration(parts, userId, callerOf(context), current);
        if (!login) return { registered: false, token: null, id: null, openid: null, role: null };
        return { registered: true, ...answerLogin(login) };
      },
      async register({ phone, openId, name, pwd, code }, context) {
        const registration = { phone, code, name: name ?? '', hashedPassword: pwd, claimedOpenId: openId ?? null };
        return answerLogin(await register(parts, registration, callerOf(context)));
      },
      async resetPassword({ phone, pwd }, context) {
        await resetPassword(parts, { phone, hashedPassword: pwd }, callerOf(context));
        return true as const;
      },
      async changePassword({ oldPwd, pwd }, context) {
        await changePassword(parts, context.session, { oldHashedPassword: oldPwd, hashedPassword: pwd }, callerOf(context));
        return true as const;
      },
      async changeName({ userName }, { session }) {
        await changeProfile(parts, session.userId, { userName: readUserName(userName)! });
        return true as const;
      },
      async changeContact({ qqNumber, email }, { session }) {
        await changeProfile(parts, session.userId, { qqNumber, email });
        return true as const;
      },
      async changeAvatar({ avatar }, { session }) {
        await changeAvatar(parts, session, avatar);
        return true as const;
      },
      async exportData(_request, { session, limitPerson, tell }): Promise<FileAnswer> {
        limitPerson('own-data', { calls: exportsPerDay, perMs: 24 * 3_600_000 });
        const body = await exportOwn(parts, session.userId);
        tell('own-data-exported');
        return { contentType: 'application/json; charset=utf-8', fileName: exportFileName, body };
      },
      async deleteAccount({ password, confirmation }, context) {
        await deleteAccount(parts, context.session, { hashedPassword: password, confirmation }, callerOf(context));
        return true as const;
      },
      async listDevices(_request, { session }) {
        const devices = await listDevices(parts.database, session.userId, parts.clock.nowMs());
        return {
          list: devices.map(({ digest, device, place, createdAtMs, companyId }) => ({
            id: deviceId(digest),
            device,
            place,
            time: formatShanghai(createdAtMs),
            cid: companyId === null ? null : Number(companyId),
            isCurrent: digest === session.tokenDigest,
          })),
        };
      },
      async endDevice({ id }, { session }) {
        await endDevice(parts, session.userId, id);
        return true as const;
      },
      async endOtherDevices(_request, { session }) {
        await endOtherDevices(parts, session);
        return true as const;
      },
      async showCurrentUser(_request, { session, headers }) {
        const user = await requireUser(parts.database, session.userId);
        return {
          userName: user.userName,
          phone: user.phone,
          qqNumber: user.qqNumber,
          email: user.email,
          avatar: user.avatar,
          id: String(user.id),
          role: roleOf(user.roles),
          token: readToken(headers),
          invitationCode: user.invitationCode,
          roles: [...user.roles],
          cid: session.identity.kind === 'company' ? Number(session.identity.companyId) : null,
          createTime: formatShanghai(user.createdAtMs),
        };
      },
    },
    {},
    {
      // The signature stands in the address: who has none sends no body.
      hearWechatEvent: ({ query, tell }) => requireSigned(parts, readSignature({ query }), tell),
    },
  );
}

/** The token of a call that has been let in by it. */
function readToken(headers: IncomingHttpHeaders): string {
  return (headers.authorization ?? '').replace(/^Bearer /, '');
}

/** Signature fields of a callback; a field that stands twice counts as missing. */
function readSignature({ query }: Pick<CallContext, 'query'>): CallbackSignature {
  const read = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  return { signature: read('signature'), timestamp: read('timestamp'), nonce: read('nonce') };
}
