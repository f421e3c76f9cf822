/**
 * The calls of the acceptance list, as it spells them: row, method or encoding, path, what the request may hold, what the
 * answer holds (`list:` of each of its rows). A star stands for a port's part of a path. Not read from the contracts.
 */
export type Encoding = 'GET' | 'JSON' | 'form' | 'multipart';
export type CallRow = readonly [row: string, encoding: Encoding, path: string, request?: string, answer?: string];

const login: readonly CallRow[] = [
  ['R-7.1-01, R-3.1-15', 'GET', '/manifest/wechat/wxticket', '', 'ticket tempid'],
  ['R-7.1-02, R-3.1-16', 'JSON', '/manifest/wechat/scanlogin', 'id', 'openId id'],
  ['R-7.1-04', 'GET', '/manifest/wechat/getOpen', '', 'openId'],
  ['R-7.1-05, R-3.1-14', 'JSON', '/auth/login', 'account password', 'token id openid role'],
  ['R-7.1-06', 'form', '/auth/logOut'],
  ['R-7.1-07', 'form', '/message/records/getCode', 'phone'],
  ['R-7.1-08', 'form', '/message/records/binding/getCode', 'phone'],
  ['R-7.1-09', 'form', '/message/records/checkCode', 'phone code'],
  ['R-7.1-10', 'form', '/message/records/verifyCode', 'phone code'],
  ['R-7.1-11', 'GET', '/api/company/GetComUserbyphoneOne', 'phone', 'id userName exists'],
  ['R-7.1-12, R-7.2-02, R-3.1-13', 'JSON', '/user/currentUser', '', 'userName phone avatar id role token invitationCode roles'],
  ['R-7.1-13, R-7.2-03', 'GET', '/user/IsRegister', 'userId', 'registered token id openid role'],
  ['R-7.1-14, R-7.2-04', 'JSON', '/user/Register', 'phone openId name pwd code', 'token id openid role'],
  ['R-7.1-15, R-7.2-07', 'JSON', '/user/ForgetPwd', 'phone pwd'],
];

const user: readonly CallRow[] = [
  ['R-7.2-01', 'GET', '/user/refreshToken', 'companyId', 'token'],
  ['R-7.2-05', 'JSON', '/user/UpdateUserInfo', 'userName'],
  ['R-7.2-06', 'JSON', '/user/UpdateUserQQEmail', 'qqNumber email'],
  ['R-7.2-08', 'JSON', '/user/UpdateUserPwd', 'oldPwd pwd'],
  ['R-7.2-09', 'JSON', '/user/UpdateUserAva', 'avatar'],
  ['R-7.2-10', 'JSON', '/user/UserinterComCheck', 'companyId'],
  ['R-7.2-11', 'GET', '/user/CurUserComState', '', 'cid cname role certState'],
  ['R-7.2-12', 'GET', '/user/getAgentName', 'agentCode', 'agentCode shortName company'],
  ['R-7.2-13', 'GET', '/user/getAccount', 'companyId', 'balance freeBalance nbFreeBalance'],
];

const noted: readonly CallRow[] = [
  ['R-7.3-01', 'JSON', '/dict/set', 'dictKey dictValue'],
  ['R-7.3-02', 'JSON', '/dict/get', 'dictKey', 'dictValue'],
  ['R-7.3-03', 'GET', '/dict/getValue', 'dictKey'],
  ['R-7.3-08', 'GET', '/redis/getUpdateNote', '', 'version note'],
  ['R-7.3-09, R-3.4-01', 'GET', '/releaseNote/page', 'pageNo pageSize status type', 'records: id title subtitle'],
  ['R-7.3-10', 'GET', '/releaseNote/detail', 'id', 'id title subtitle content'],
  ['R-7.3-11', 'form', '/ad/addRecord', 'adName'],
  ['R-7.3-12', 'form', '/ad/closeAd', 'adId stayTime'],
  ['R-7.3-13, R-3.3-01', 'GET', '/dataCount/getRecentSubBlnos', 'pageNo pageSize', 'list: id userName blno carNo vesselsName voyage'],
  ['R-7.3-14', 'multipart', '/file/upload', '', 'url name size'],
  ['R-7.3-15', 'GET', '/notice/list', '', 'list: id title type createTime top'],
  ['R-7.3-16', 'GET', '/notice/info', 'id', 'id title content createTime'],
];

const bills: readonly CallRow[] = [
  ['R-7.4-01, R-3.9-34', 'JSON', '/shipping-center/bill/ship-status/list', 'page limit', 'list: code description'],
  ['R-7.4-02', 'JSON', '/shipping-center/bill/checkShip', 'blno vesselsName voyage', 'match vesselsName voyage shipCompany'],
  ['R-7.4-03', 'GET', '/shipping-center/bill/info', 'blno', 'blno ctns events ports vessel'],
  ['R-7.4-04', 'JSON', '/shipping-center/bill/ship-company/list', 'limit page', 'list: code name nameCn prefixes logo'],
  ...['', 'Sh', 'Qd', 'Tj', 'Xm', 'Sz', 'Dl'].map(
    (port) =>
      [
        'R-7.4-05, R-3.7-11, R-9-23',
        'form',
        `/blno/userBlno${port}/subscribeAbroad`,
        'blno carrierCode ctnNo clientCompanyName remark notify',
      ] as const,
  ),
  ['R-7.4-06', 'form', '/shipping/autoUpdate', 'id auto'],
  ['R-7.4-07', 'form', '/shipping/updateShip', 'id vesselsName voyage'],
  ['R-7.4-08', 'JSON', '/app/abroad-blno-subscribe/list', 'pageNo pageSize keyword carrier status', 'list: id'],
  ['R-7.4-09', 'JSON', '/app/abroad-blno-subscribe/save', 'list'],
  ['R-7.4-10', 'JSON', '/app/abroad-blno-subscribe/update', 'id remark clientCompanyName notify'],
  ['R-7.4-11', 'JSON', '/app/abroad-blno-subscribe/delete', 'ids'],
  ['R-7.4-12', 'GET', '/app/abroad-blno-subscribe/setTop/{id}', 'id'],
  ['R-7.4-13', 'GET', '/boxlist/queryTakeout', 'blno', 'list: ctnNo takeoutTime yard truck'],
  ['R-7.4-14', 'GET', '/blno/userBlno/queryVeVo', 'blno', 'vesselsName voyage wharf'],
  ['R-7.4-15', 'JSON', '/blno/userBlno/queryBlnoPage', 'systemKey page limit keyword clientCompanyName node status', 'list: id'],
  ['R-7.4-16', 'JSON', '/blno/userBlno/toppingList', 'ids'],
  ['R-7.4-17', 'JSON', '/blno/userBlno/unToppingList', 'ids'],
  ['R-7.4-18', 'JSON', '/blno/userBlno/queryDeleted', 'page limit', 'list: deleteReason deleteTime'],
  ['R-7.4-19', 'form', '/blno/userBlno/setSpeed', 'id speedType'],
  ['R-7.4-20', 'form', '/blno/userBlno/setAutoSubscription', 'id'],
  ['R-7.4-21', 'JSON', '/blno/userBlno/recallDeleted', 'ids'],
  ['R-7.4-22', 'JSON', '/pay/account/user/verFreeBalanceEn', 'companyId origin role payAccountMoneyEnum'],
  ['R-7.4-23', 'GET', '/blno/queryLog/getQueryLog', 'type'],
  ['R-7.4-24', 'GET', '/blno/queryLog/deleteQueryLog', 'id'],
  ['R-7.4-25', 'JSON', '/blno/queryLog/saveQueryLog', 'type keyword'],
  ['R-7.4-26', 'JSON', '/vessels/userBlno/getVessels', 'page limit vesselsName voyage', 'list: id place boxvv vesselsName voyage'],
  ['R-7.4-27', 'JSON', '/blno/userBlno/queryInGatesNonSubscribe', 'blno ctnNo vesselsName voyage'],
  ['R-7.4-28', 'JSON', '/blno/userBlno/queryShipNonSubscribe', 'vesselsName voyage wharf'],
  ['R-7.4-29', 'GET', '/blno/port/getAllManifest', 'blno blnoMain'],
  ['R-7.4-30', 'GET', '/blno/port/api/getFullManifest', 'blno vesselsName voyage', 'vesselsName voyage ctnInfoArr curMftContaList'],
  ['R-7.4-31', 'GET', '/blno/port/getAirliftManifest', 'blno'],
  ['R-7.4-32', 'GET', '/blno/port/getManifestQueryHistory', '', 'list: id blno mode createTime'],
  ['R-7.4-33', 'JSON', '/blno/port/delManifestQueryHistory', 'id'],
  ['R-7.4-34', 'GET', '/blno/port/updateCtns', 'blno ctns'],
  ['R-7.4-35', 'GET', '/blno/port/getVessel', 'vesselsName voyage'],
  ['R-7.6-02', 'GET', '/blno/port/getManifestByBlno', 'blno'],
  ['R-7.6-03', 'GET', '/blno/port/getVesselVoyage', 'blno'],
  ['R-7.4-36', 'JSON', '/blno/userBlno/queryBlnoDetails', 'id blno systemKey', 'nodes containers events etaHistory'],
  ['R-7.4-37', 'JSON', '/blno/userBlno/updateReTr', 'id remark transport'],
  ['R-7.4-38', 'JSON', '/blno/userBlno/updateVv', 'id vesselsName voyage'],
  ['R-7.4-39', 'GET', '/blno/userBlno/queryBlno', 'blno'],
  ['R-7.4-40', 'JSON', '/blno/userBlno/deleteList', 'ids'],
  ['R-7.4-41', 'form', '/blno/userBlno/updateBlnoByUser', 'id blno'],
];

const vessels: readonly CallRow[] = [
  ['R-7.4-42', 'JSON', '/vessels/userBlno/subscribe', 'list'],
  ['R-7.4-43', 'JSON', '/vessels/shVessels/subscribe', 'list'],
  ['R-7.4-44', 'JSON', '/vessels/shVessels/deleteList', 'ids'],
  ['R-7.4-45', 'form', '/vessels/shVessels/updateRemark', 'id remark'],
  ['R-7.4-46', 'JSON', '/vessels/qdVessels/subscribe', 'list'],
  ['R-7.4-47', 'JSON', '/vessels/qdVessels/selectPage', 'page limit', 'list: id'],
  ['R-7.4-48', 'JSON', '/vessels/qdVessels/deleteList', 'ids'],
  ['R-7.4-49', 'JSON', '/vessels/qdVessels/toppingList', 'ids'],
  ['R-7.4-50', 'JSON', '/vessels/qdVessels/unToppingList', 'ids'],
  ['R-7.4-51', 'form', '/vessels/qdVessels/updateRemark', 'id remark'],
  ['R-7.4-52', 'GET', '/vessels/qdVessels/queryVeVo'],
  ['R-7.4-53', 'GET', '/vessels/qdVessels/refreshQdVesselByWharf'],
  ['R-7.4-54', 'GET', '/blno/userBlnoQd/getYgtWharfList', '', 'list: code name'],
];

const clients: readonly CallRow[] = [
  ['R-7.4-55', 'form', '/blno/userBlno/getClientCompanys', '', 'list: id clientName contact phone count'],
  ['R-7.4-56', 'form', '/blno/userBlno/delCompany', 'id'],
  ['R-7.4-57', 'JSON', '/blno/userBlno/addClientCompany', 'clientName contact phone remark'],
  ['R-7.4-58', 'form', '/blno/userBlno/setClientCompany', 'ids clientName'],
];

const head = '/shManifest/hymanifestshhead';
const manifests: readonly CallRow[] = [
  ['R-7.4-59', 'JSON', `${head}/fcw/fcwmanifestData`, 'billno', 'filing'],
  ['R-7.4-60', 'GET', `${head}/fcw/getHaiGuanJiaDict`, '', 'packaging ctntype country dgclass'],
  ['R-7.4-61, R-3.9-33', 'GET', `${head}/fcw/getShipAgencyList`, '', 'list: dictKey id name'],
  ['R-7.4-62, R-3.9-33', 'GET', `${head}/fcw/getShipCompanyList`, '', 'list: dictKey id name'],
  ['R-7.4-63', 'JSON', '/shManifest/manifestUserRemarkTags/save', 'tags'],
  ['R-7.6-12', 'JSON', `${head}/list`, 'status page limit', 'list: id subject billno completionstatus'],
  ['R-7.6-12', 'GET', `${head}/info`, 'id'],
  ['R-7.6-12', 'GET', `${head}/receipts`, 'id'],
  ['R-7.6-12', 'JSON', `${head}/save`],
  ...['submit', 'send', 'copy', 'updateSent', 'deleteSent'].map((act) => ['R-7.6-12', 'JSON', `${head}/${act}`, 'id'] as const),
  ...['deleteList', 'restoreList', 'purgeList'].map((act) => ['R-7.6-12', 'JSON', `${head}/${act}`, 'ids'] as const),
  ...(['multipart', 'JSON'] as const).map((encoding) => ['R-7.6-12', encoding, `${head}/importExcel`, 'file'] as const),
  ['R-7.6-12', 'JSON', `${head}/exportExcel`],
  ['R-7.6-13', 'JSON', '/shManifest/sent/list', 'page limit', 'list: id'],
  ['R-7.6-13', 'JSON', '/shManifest/counter/list', 'page limit', 'list: id'],
  ['R-7.6-13', 'JSON', '/shManifest/counter/submit'],
  ['R-7.6-13', 'JSON', '/shManifest/uandd/list', 'page limit', 'list: updateid'],
  ['R-7.6-13', 'GET', '/shManifest/email/info', 'id'],
  ['R-7.6-13', 'JSON', '/shManifest/email/resend', 'id'],
  ...(['revice', 'send', 'notice', 'rsn'] as const).flatMap((book) => [
    ['R-7.6-14', 'JSON', `/shManifest/sft/${book}/list`, 'page limit', 'list: id'] as const,
    ['R-7.6-14', 'JSON', `/shManifest/sft/${book}/save`, 'id'] as const,
    ['R-7.6-14', 'JSON', `/shManifest/sft/${book}/deleteList`, 'ids'] as const,
    ['R-7.6-14', 'JSON', `/shManifest/sft/${book}/importExcel`] as const,
  ]),
];

const vgm: readonly CallRow[] = [
  ['R-7.6-15', 'JSON', '/vgm/list', 'status page limit', 'list: id'],
  ['R-7.6-15', 'JSON', '/vgm/save', 'id'],
  ['R-7.6-15', 'JSON', '/vgm/send', 'ids'],
  ['R-7.6-15', 'JSON', '/vgm/copy', 'id'],
  ['R-7.6-15', 'JSON', '/vgm/deleteList', 'ids'],
  ['R-7.6-15', 'JSON', '/vgm/restoreList', 'ids'],
  ['R-7.6-15', 'JSON', '/vgm/update', 'id'],
  ['R-7.6-15', 'JSON', '/vgm/importExcel'],
  ['R-7.6-15', 'JSON', '/vgm/exportExcel'],
  ['R-7.6-15', 'JSON', '/vgm/uandd/list', 'page limit'],
  ['R-7.6-15', 'GET', '/vgm/info', 'id'],
];

const goods: readonly CallRow[] = [
  ['R-7.4-64', 'JSON', '/classify/analysis', 'text rows', 'taskId rows'],
  ['R-7.4-65', 'JSON', '/classify/analysis/list', 'page limit'],
  ...(['multipart', 'JSON'] as const).map(
    (encoding) => ['R-7.4-66', encoding, '/classify/analysis/imageIdentify', 'file', 'text rows'] as const,
  ),
  ['R-7.4-67', 'form', '/classify/analysis/aloneAnalysis', 'name'],
  ['R-7.4-68', 'form', '/classify/analysis/similarKey', 'keyword'],
  ['R-7.4-69', 'form', '/hsData/query', 'keyword page limit', 'list: hsCode name unit1 unit2 rebate supervision'],
  ['R-7.4-70', 'form', '/hsData/info', 'hsCode', 'hsCode name unit1 unit2 rebate supervision'],
  ['R-7.4-71', 'GET', '/hsData/tax', 'hsCode', 'lines'],
  ['R-7.4-72', 'GET', '/hsData/queryCompanyCase', 'hsCode', 'list'],
  ['R-7.4-73', 'GET', '/hsData/queryBatchList', 'hsCodes', 'list: hsCode name unit1 unit2 rebate supervision'],
  ['R-7.4-74', 'GET', '/hsData/taxNote', 'hsCode', 'chapter heading'],
  ['R-7.4-75', 'GET', '/hsData/queryElement', 'hsCode', 'elements'],
  ['R-7.4-76', 'JSON', '/preData/batchUpdates', '', 'list'],
  ['R-7.4-77', 'GET', '/preData/getPreDataByUserId', '', 'list: id'],
];

const market: readonly CallRow[] = [
  ...[
    'order',
    'customsDate',
    'applicant',
    'consignee',
    'merchant',
    'passport',
    'supplier',
    'customsGoods',
    'shipAgent',
    'goodDict',
  ].flatMap((book) =>
    ['list', 'save', 'deleteList', 'importExcel'].map((act) => ['R-7.6-16', 'JSON', `/market-assistant/${book}/${act}`] as const),
  ),
  ...['gNameToCodeTs', 'template', 'user'].flatMap((book) =>
    ['list', 'save', 'deleteList', 'importExcel'].map((act) => ['R-7.6-16', 'JSON', `/market-assistant/${book}/${act}`] as const),
  ),
  ...['submit', 'check', 'declare', 'export'].map((act) => ['R-7.6-16', 'JSON', `/market-assistant/order/${act}`, 'id'] as const),
  ['R-7.6-16', 'GET', '/market-assistant/order/info', 'id'],
];

const places: readonly CallRow[] = [
  ['R-7.6-09', 'JSON', '/truck/subscribe', 'carNo endTime'],
  ['R-7.6-09', 'JSON', '/truck/list'],
  ['R-7.6-09', 'JSON', '/truck/deleteList'],
  ['R-7.6-09', 'GET', '/truck/location', 'carNo'],
  ['R-7.6-09', 'GET', '/truck/track', 'carNo from to'],
  ['R-7.6-09', 'GET', '/truck/shareToken', 'carNo'],
  ['R-7.6-10', 'GET', '/ship/position', 'vessel imo'],
  ['R-7.6-10', 'GET', '/ship/track', 'vessel from to'],
  ['R-7.6-10', 'GET', '/ship/portCalls', 'vessel'],
  ['R-7.6-10', 'GET', '/ship/search', 'keyword'],
  ['R-7.6-11', 'GET', '/boxquery/vessel', 'vessel voyage sign'],
  ['R-7.6-11', 'GET', '/boxquery/ctn', 'ctnNo'],
];

const customers: readonly CallRow[] = [
  ['R-7.6-17', 'JSON', '/data-query/company/search'],
  ['R-7.6-17', 'JSON', '/data-query/company/export'],
  ['R-7.6-17', 'JSON', '/data-query/favorite/save'],
  ['R-7.6-17', 'JSON', '/data-query/favorite/list'],
  ['R-7.6-17', 'GET', '/data-query/company/info', 'id'],
  ['R-7.6-17', 'GET', '/data-query/company/contacts', 'id'],
];

const told: readonly CallRow[] = [
  ['R-7.6-18', 'GET', '/ad/list', '', 'list: key'],
  ['R-7.6-18', 'GET', '/ad/info', 'key'],
  ...['save', 'delete', 'sort', 'stat'].map((act) => ['R-7.6-18', 'JSON', `/ad/${act}`] as const),
  ['R-7.6-19', 'GET', '/message/unread'],
  ['R-7.6-19', 'JSON', '/message/list'],
  ['R-7.6-19', 'JSON', '/message/read'],
  ['R-7.6-19', 'GET', '/user/notifySetting'],
  ['R-7.6-19', 'JSON', '/user/notifySetting', 'channels events quietHours'],
  ['R-7.6-19', 'JSON', '/user/notifyTest'],
  ['R-7.6-24', 'GET', '/event/stream'],
];

const shared: readonly CallRow[] = [
  ['R-7.6-20', 'JSON', '/share/create', 'type id expireDays maskFields', 'url'],
  ['R-7.6-20', 'GET', '/share/info', 'token', 'bill'],
];

const companies: readonly CallRow[] = [
  ['R-7.4-78', 'GET', '/api/company/GetComUserAll', '', 'list: id'],
  ['R-7.4-79', 'GET', '/api/company/GetComUserAllByCompanyId', 'companyId', 'list: id userName role'],
  ['R-7.4-80, R-3.2-03', 'GET', '/api/company/getAllCompany', 'pageNo pageSize name status', 'list: cid'],
  ['R-7.4-81', 'GET', '/api/company/GetComInfobyName', 'name', 'list: cname taxId certState'],
  ['R-7.4-82', 'GET', '/api/company/GetUserinterComInfo', '', 'list: cid cname role certState'],
  ['R-7.4-83', 'GET', '/api/company/GetCombyIdPage', 'companyId'],
  ['R-7.4-84', 'GET', '/api/company/CurrentUserComsRole'],
  ['R-7.4-85', 'JSON', '/api/company/EntCompany', 'cname taxId licenseUrl legalPerson contact phone'],
  ['R-7.4-86', 'JSON', '/api/company/CompanyDet', 'companyId', 'cid cname taxId certState'],
  ['R-7.4-87', 'JSON', '/api/company/Comadduser', 'companyId userId'],
  ['R-7.4-88', 'JSON', '/api/company/CurrentUserComRole', 'companyId', 'role'],
  ['R-7.4-89', 'JSON', '/api/company/TurnOverRole', 'companyId userId'],
  ['R-7.4-90', 'JSON', '/api/company/Encryupcid', 'cid'],
  ['R-7.4-91', 'JSON', '/api/company/InviteByPhone', 'companyId phone'],
  ['R-7.4-92', 'JSON', '/api/company/ComaInvite', 'companyId'],
  ['R-7.4-93', 'JSON', '/api/company/ComaddEntuser', 'code'],
  ['R-7.4-94', 'JSON', '/api/company/ComRemoveUser', 'companyId userId'],
];

const texts: readonly CallRow[] = [
  ...['supervision', 'countries', 'countries_old', 'countries_en', 'ports', 'ports_en'].map(
    (name) => ['R-7.4-95, R-7.4-96, R-7.4-98', 'GET', `/static/text/${name}.txt`] as const,
  ),
  ['R-7.4-97, R-7.4-98', 'GET', '/static/logo/index.json'],
];

/** Names that the specification spells in its own way. */
const spellings: readonly CallRow[] = [
  ['R-0-08', 'JSON', '/blno/userBlno/queryBlnoPage', '', 'list: lastestStatus'],
  ['R-0-08', 'JSON', '/companyInvoiceRecord/makeInvoice', 'amnount'],
  ['R-0-08', 'GET', '/companyInvoiceRecord/getCompanyInvoiceRecord', '', 'list: amnount'],
  ['R-0-08', 'JSON', '/shManifest/sft/rsn/list', '', 'list: reviceName'],
  ['R-0-08', 'GET', '/blno/port/api/getFullManifest', '', 'curMftContaList'],
  ['R-0-08', 'JSON', '/blno/userBlno/queryInGatesNonSubscribe', '', 'list: Vesselnamevoyage'],
  ['R-0-08', 'JSON', '/shManifest/record/list', '', 'list: ctnAndSealsize'],
  ['R-0-08', 'JSON', `${head}/list`, '', 'list: fcwStatusStr loadingReplayStatusStr'],
  ['R-3.7-08', 'GET', '/dataCount/getRecentSubBlnos', '', 'list: blno'],
];

const titleFields =
  'companyName taxIdNumber registerAddress registerPhone bankDeposit bankAccount contactEmail addressee contactPhone contactAddress';
const money: readonly CallRow[] = [
  ['R-7.5-01, R-3.7-09', 'JSON', '/companyInvoice/addCompanyInvoice', `id ${titleFields}`],
  ['R-7.5-02, R-3.7-09', 'JSON', '/companyInvoiceRecord/makeInvoice', 'invoiceId rechargeIds invoiceType amnount'],
  ['R-7.5-03', 'form', '/companyInvoice/delInvoice', 'id'],
  [
    'R-7.5-04, R-3.7-09',
    'GET',
    '/companyInvoiceRecord/getCompanyInvoiceRecord',
    'pageNo pageSize status',
    'list: id amnount expressNumber',
  ],
  ['R-7.5-05', 'GET', '/companyInvoiceRecord/getCompanyInvoiceRecordDetails', 'id'],
  ['R-7.5-06', 'JSON', '/companyInvoiceRecord/exportRecord'],
  ['R-7.5-07', 'GET', '/companyInvoice/getCompanyInvoices', '', 'list: id companyName'],
  ['R-7.5-08', 'GET', '/pay/recharge/goods', '', 'list: id price coins gift tag'],
  ['R-7.5-09', 'JSON', '/pay/recharge/order/doPay', 'goodsId amount payType accountType', 'orderNo codeUrl expireTime'],
  ['R-7.5-10', 'GET', '/pay/recharge/order/rechargeList', 'pageNo pageSize accountType', 'list: orderNo invoiceStatus'],
  ['R-7.5-11', 'GET', '/pay/account/record/queryAccountRecord', 'pageNo pageSize type dateFrom dateTo', 'list: type amount balanceAfter'],
  [
    'R-3.7-10',
    'GET',
    '/pay/account/record/queryAccountRecord',
    '',
    'list: id accountType direction type amount freeAmount balanceAfter bizNo remark operator createTime',
  ],
  ['R-7.5-12', 'GET', '/pay/recharge/order', 'orderNo', 'status'],
  ['R-7.5-13', 'JSON', '/pay/recharge/public/create', 'amount companyName voucherUrl'],
];

const further: readonly CallRow[] = [
  ['R-7.6-01', 'GET', '/version/latest', '', 'version note'],
  ['R-7.6-04', 'JSON', '/dict/save', 'dictKey dictValue'],
  ...['', 'Sh', 'Qd', 'Tj', 'Xm', 'Sz', 'Dl'].flatMap((port) => [
    ['R-7.6-05', 'JSON', `/blno/userBlno${port}/subscribe`, 'blnos clientCompanyName remark autoSubscribe', 'list coins'] as const,
    ['R-7.6-06', 'JSON', `/blno/userBlno${port}/queryBlnoPage`, 'systemKey', 'list: id'] as const,
  ]),
  ...['sh', 'tj', 'xm', 'sz', 'dl'].flatMap((port) => [
    ['R-7.6-07', 'JSON', `/vessels/${port}Vessels/selectPage`, 'page limit', 'list: id'] as const,
    ['R-7.6-07', 'JSON', `/vessels/${port}Vessels/toppingList`, 'ids'] as const,
    ['R-7.6-07', 'JSON', `/vessels/${port}Vessels/unToppingList`, 'ids'] as const,
  ]),
  ['R-7.6-07', 'JSON', '/vessels/userBlno/deleteList', 'ids'],
  ['R-7.6-07', 'JSON', '/vessels/userBlno/toppingList', 'ids'],
  ['R-7.6-07', 'JSON', '/vessels/userBlno/unToppingList', 'ids'],
  ['R-7.6-07', 'form', '/vessels/userBlno/updateRemark', 'id remark'],
  ['R-7.6-08', 'JSON', '/blno/userSo/subscribe', 'sonos'],
  ['R-7.6-08', 'JSON', '/blno/userSo/queryPage', 'page limit', 'list: id'],
  ['R-7.6-08', 'JSON', '/blno/userSo/deleteList', 'ids'],
  ['R-7.6-08', 'JSON', '/blno/userSo/toppingList', 'ids'],
  ['R-7.6-08', 'JSON', '/blno/userSo/unToppingList', 'ids'],
  ['R-7.6-08', 'form', '/blno/userSo/updateRemark', 'id remark'],
  ['R-7.6-21', 'JSON', '/api/company/CertAudit', 'companyId isUpheld reason'],
  ['R-7.6-21', 'GET', '/vip/levels', '', 'list: level name price percent'],
  ['R-7.6-21', 'GET', '/vip/mine', '', 'level lastDay daysLeft usage offers'],
  ['R-7.6-21', 'JSON', '/vip/upgrade', 'level', 'level lastDay coins'],
  ['R-7.6-22', 'JSON', '/export/task'],
  ['R-7.6-22', 'GET', '/export/task', 'id'],
  ...['ports', 'wharfs', 'carriers'].map((name) => ['R-7.6-22', 'GET', `/common/${name}`] as const),
];

export const callRows: readonly CallRow[] = [
  ...login,
  ...user,
  ...noted,
  ...bills,
  ...vessels,
  ...clients,
  ...manifests,
  ...vgm,
  ...goods,
  ...market,
  ...places,
  ...customers,
  ...told,
  ...shared,
  ...companies,
  ...texts,
  ...money,
  ...further,
  ...spellings,
];
