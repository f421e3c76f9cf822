import type { Endpoint } from '@mastlight/domain/contract-kit/endpoint';

/** Number of an object that does not exist. */
export const absentId = 999_999_999;

/** Objects that exist: what each route is asked about. */
export interface SampleObjects {
  readonly id: number;
  readonly billNo: string;
  readonly clientId: number;
}

/** Objects that do not exist. */
export const absent: SampleObjects = { id: absentId, billNo: 'DEMO00000404', clientId: absentId };

/**
 * A valid request for each route. A new route without a line here fails the
 * suite: nobody can mount one that the matrix does not know.
 */
export const requestSamples: Readonly<Record<string, (of: SampleObjects) => object>> = {
  'account.makeScanTicket': () => ({}),
  'account.pollScan': () => ({ id: 'A'.repeat(22) }),
  'account.findOpenId': () => ({}),
  'account.verifyCallbackAddress': () => ({}),
  'account.hearWechatEvent': () => ({}),
  'account.showScanConfirmation': () => ({ code: 'A'.repeat(22) }),
  'account.answerScanConfirmation': () => ({ code: 'A'.repeat(22), agree: true }),
  'account.logIn': () => ({ account: '19900000001', password: '0123456789abcdef0123456789abcdef' }),
  'account.logOut': () => ({}),
  'account.sendCode': () => ({ phone: '19900000002' }),
  'account.sendBindingCode': () => ({ phone: '19900000003' }),
  'account.checkCode': () => ({ phone: '19900000002', code: '000000' }),
  'account.verifyCode': () => ({ phone: '19900000002', code: '000000' }),
  'account.checkRegistration': ({ id }) => ({ userId: String(id) }),
  'account.register': () => ({ phone: '19900000004', openId: 'x', name: null, pwd: '0123456789abcdef0123456789abcdef', code: '000000' }),
  'account.resetPassword': () => ({ phone: '19900000002', pwd: '0123456789abcdef0123456789abcdef' }),
  'account.changePassword': () => ({ oldPwd: '0123456789abcdef0123456789abcdef', pwd: '1123456789abcdef0123456789abcdef' }),
  'account.showCurrentUser': () => ({}),
  'account.switchIdentity': () => ({ companyId: 'c-foreign' }),
  'preferences.setEntry': ({ id }) => ({ dictKey: `col_logistics_NB_${id}`, dictValue: 'billNo-1-1-160' }),
  'preferences.saveEntry': ({ id }) => ({ dictKey: `col_logistics_NB_${id}`, dictValue: 'billNo-1-1-160' }),
  'preferences.findEntry': ({ id }) => ({ dictKey: `update_notes_know_${id}` }),
  'preferences.findValue': ({ id }) => ({ dictKey: `update_notes_know_${id}` }),
  'reference.listPorts': () => ({}),
  'reference.listWharfs': () => ({}),
  'reference.listCarriers': () => ({}),
  'reference.listShipCompanies': () => ({}),
  'tracking.queryContainer': () => ({ ctnNo: 'CSQU3054383' }),
  'intake.receiveMessage': () => ({}),
  'intake.queryOutcome': () => ({ messageId: 1 }),
  'intake.queryReceipts': () => ({ messageId: 1 }),
  'intake.queryStatus': () => ({}),
  'intake.showMessage': ({ id }) => ({ id }),
  'intake.listMessages': () => ({}),
  'intake.redriveMessage': ({ id }) => ({ id }),
  'live.streamChanges': () => ({}),
  'recent-activity.listRecent': () => ({}),
  'bill-subscription.previewBills': () => ({ blnos: ['DEMO00000001'] }),
  'bill-subscription.subscribeBills': () => ({ blnos: ['DEMO00000009'] }),
  'bill-subscription.queryBillPage': ({ id }) => ({ ids: [id] }),
  'bill-subscription.queryDeleted': () => ({}),
  'bill-subscription.queryBillDetails': ({ id }) => ({ id }),
  'bill-subscription.queryBill': ({ billNo }) => ({ blno: billNo }),
  'bill-subscription.setTop': ({ id }) => ({ ids: [id] }),
  'bill-subscription.clearTop': ({ id }) => ({ ids: [id] }),
  'bill-subscription.setAutoSubscription': ({ id }) => ({ id, auto: '1' }),
  'bill-subscription.updateRemark': ({ id }) => ({ id, remark: 'x' }),
  'bill-subscription.updateVesselVoyage': ({ id }) => ({ id, vesselsName: 'DEMO.STAR', voyage: '1W' }),
  'bill-subscription.assignClient': ({ id }) => ({ ids: String(id), clientName: 'x' }),
  'bill-subscription.deleteBills': ({ id }) => ({ ids: [id] }),
  'bill-subscription.recallDeleted': ({ id }) => ({ ids: [id] }),
  'bill-subscription.exportBills': ({ id }) => ({ ids: [id], columns: ['billNo'] }),
  'bill-subscription.listClients': () => ({}),
  'bill-subscription.addClient': () => ({ clientName: 'demo', contact: '', phone: '', remark: '' }),
  'bill-subscription.deleteClient': ({ clientId }) => ({ id: clientId }),
  'bill-subscription.queryVesselVoyage': ({ billNo }) => ({ blno: billNo }),
  'bill-subscription.setSpeed': ({ id }) => ({ id, speedType: '1' }),
  'bill-subscription.changeBillNo': ({ id }) => ({ id, blno: 'DEMO00000077' }),
};

/** Sends a sample as a browser would; gives the status and what was said, `stream` for an event stream. */
export async function sendRequest(
  baseUrl: string,
  { path, method, encoding }: Pick<Endpoint, 'path'> & { readonly method: string; readonly encoding: string },
  input: object,
  token: string | null,
  timeoutMs = 60_000,
): Promise<{ http: number; text: string; headers: Headers }> {
  const headers: Record<string, string> = token === null ? {} : { authorization: token };
  let url = baseUrl + path.replace('{source}', 'upload');
  let body: string | undefined;
  if (method === 'GET') url += `?${new URLSearchParams(input as Record<string, string>).toString()}`;
  else if (encoding === 'form') {
    headers['content-type'] = 'application/x-www-form-urlencoded';
    body = new URLSearchParams(input as Record<string, string>).toString();
  } else if (encoding === 'bytes') {
    headers['content-type'] = 'application/octet-stream';
    body = 'nothing that could be read';
  } else {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(input);
  }
  const controller = new AbortController();
  const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(url, { method, headers, signal, ...(body === undefined ? {} : { body }) });
  if (response.headers.get('content-type')?.includes('event-stream')) {
    controller.abort();
    return { http: response.status, text: 'stream', headers: response.headers };
  }
  return { http: response.status, text: await response.text(), headers: response.headers };
}
