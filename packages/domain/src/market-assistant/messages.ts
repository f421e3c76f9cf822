/** What people read about market procurement. */
export const marketTexts = {
  creditCodeWrong: '统一社会信用代码不对，请核对 18 位',
  phoneWrong: '电话只能有数字、+、- 和括号',
  emailWrong: '邮箱格式不对',
  customsCodeWrong: '海关备案编码是 10 位数字或字母',
  latinOnly: '请用英文字母写，和证件、提单一样',
  registrationNoWrong: '商户备案号是 3 到 20 位数字、字母或 -',
  passportNoWrong: '护照号是 5 到 20 位数字或字母',
  hsCodeWrong: '商品编码是 10 位数字',
} as const;
