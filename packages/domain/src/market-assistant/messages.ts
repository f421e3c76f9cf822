import { telephoneText } from '../vocabulary/telephone';

/** What people read about market procurement. */
export const marketTexts = {
  creditCodeWrong: '统一社会信用代码不对，请核对 18 位',
  phoneWrong: telephoneText,
  emailWrong: '邮箱格式不对',
  customsCodeWrong: '海关备案编码是 10 位数字或字母',
  latinOnly: '请用英文字母写，和证件、提单一样',
  registrationNoWrong: '商户备案号是 3 到 20 位数字、字母或 -',
  passportNoWrong: '护照号是 5 到 20 位数字或字母',
  hsCodeWrong: '商品编码是 10 位数字',
  limitWrong: '单票限额是大于 0 的数，最多两位小数',
  perCartonWrong: '单箱数量是大于 0 的数，最多三位小数',
  priceWrong: '单价是大于 0 的数，最多四位小数',
  noCompany: '个人身份没有成员，切换到公司身份再设置',
  noColleague: '公司里没有这个人，请刷新后再选',
  noDuty: '请选职责；不再让他用，请用删除',
  dutyWordsWrong: '职责请写录单、审单、报关里的一样或几样',
  noSuchPerson: (who: string) => `公司里没有${who}`,
  twoPersons: (who: string) => `公司里有几个${who}，请写手机号`,
  whoMissing: '请写姓名或手机号',
  onlyLooks: '他在公司里是只读或财务，请先在同事管理里改为操作员',
  /** What it means that a duty is nobody's. */
  dutyOfNobody: {
    entry: '没有人录单：新的订单录不进来',
    check: '没有人审单：提交的订单会停在待审，不能申报',
    declare: '没有人报关：审过的订单不能申报',
  },
  oneChecks: '只有一个人审单：他自己提交的订单要由别人审',
} as const;
