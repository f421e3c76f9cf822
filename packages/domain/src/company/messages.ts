import { colleaguesMax, invitedPhonesPerDay } from './limits';

/** What people read about companies. */
export const companyTexts = {
  foreignCompany: '您不在这家公司，或没有切换到这家公司',
  notAllowed: '这项操作要由管理员来做',
  wrongCreditCode: '统一社会信用代码不对，请按营业执照核对 18 位代码',
  appliedBefore: '您已为这家公司提交过认证，请等待审核结果',
  certifiedBefore: '这家公司已认证，请联系管理员{manager}邀请您加入；不认识这个人，请勾选申诉后再提交',
  licenceNeeded: '申诉要上传营业执照，平台人工核对',
  noClaim: '这个申请没有申诉，或已处理，请刷新后查看',
  notCertifiedNow: '这家公司现在没有认证，请刷新后查看',
  licenceLost: '这份营业执照已不在，请联系申请人重新上传',
  licenceGone: '营业执照没有找到，请重新上传',
  companiesFull: '您加入的公司或待审核的认证已达上限，请先退出不用的公司',
  appliedEnough: '您今天提交的认证申请已达 {max} 次上限，明天 0 点恢复；请先核对执照再提交',
  colleaguesFull: `公司人数已达 ${colleaguesMax} 人上限，请先删除离职同事`,
  invitationsFull: '有效的邀请太多，请先作废不用的邀请',
  notCertified: '公司认证成功后才能邀请同事',
  invitationEnded: '邀请无效、已过期，或是发给别的手机号的，请联系邀请人重新发送',
  invitationUsed: '这个邀请您已用过，请联系邀请人重新发送',
  invitedEnough: `公司今天发出的短信邀请已达 ${invitedPhonesPerDay} 条上限，请明天再试，或用邀请链接`,
  sentEnough: '您今天发出的短信邀请已达 {max} 条上限，请明天再试，或用邀请链接',
  phoneInvitedEnough: '这个手机号今天收到的邀请已达上限，请明天再试，或用邀请链接',
  inviteNotSent: '短信没有发出，请稍后重试，或用邀请链接',
  alreadyColleague: '这个人已在公司里',
  noPerson: '没有找到这个人，请重新查找',
  noColleague: '公司里没有这个人，请刷新后重试',
  managementStays: '管理员不能被删除或退出，请先移交管理员',
  moneyLeft: '公司还有余额或未完成的充值单：请先用完并关闭订单，或联系客服退款',
  ownDuty: '不能移交给自己，请选择一位同事',
  turnedOverLately: '管理员移交不满一天，双方还可以退回；满一天后再办',
  noTurnBack: '没有您可以退回的移交，或已满一天',
} as const;

/** Why a certification did not pass. */
export const certificationTexts = {
  nameDiffers: '公司名称与营业执照登记的不一致，请按执照填写后重新申请',
  personDiffers: '法定代表人与登记的不一致，请按营业执照填写后重新申请',
  closed: '公司已关闭',
  revoked: '平台撤销了认证：{reason}',
  claimRefused: '申诉没有通过：{reason}',
  struckOff: '这家公司已注销，不能认证',
  unknown: '查不到这个统一社会信用代码，请核对后重新申请',
  silent: '登记机关一天内没有答复，请稍后重新申请',
  ofAnother: '这个统一社会信用代码已认证，请联系公司管理员邀请您加入',
} as const;
