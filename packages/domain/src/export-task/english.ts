import { productName } from '../vocabulary/product-name';
import type { Phrase } from '../vocabulary/read-english';

/** What the server says of long exports, in English. */
export const exportTaskEnglish: readonly Phrase[] = [
  ['这个列表不能后台导出', 'this list is not exported in the background'],
  ['最多同时导出 {n} 个，请等前面的做完', 'at most {n} exports at a time, please wait for those before'],
  ['每人每天最多后台导出 {n} 次，请明天再试', 'at most {n} exports in the background a day, please try again tomorrow'],
  ['无权：已退出登录，或已没有这个身份的权限', 'not allowed: signed out, or no longer a member of this identity'],
  ['文件超过 {n} MB，请先缩小筛选范围', 'the file is over {n} MB, please narrow the filters first'],
  ['没有做成，请重试', 'it could not be made, please try again'],
  ['没有这个定时发送，请刷新后重试', 'there is no such list by mail, please refresh and try again'],
  ['请填写名称，最多 {n} 个字', 'please give a name of at most {n} letters'],
  ['请选择至少一天', 'please choose one day at least'],
  ['请选择 1 到 {n} 个钟点', 'please choose 1 to {n} hours'],
  ['最多有 {n} 个定时发送，请先删除不用的', 'at most {n} lists by mail, please delete one first'],
  ['一天最多立即发送 {n} 次，请明天再试', 'at most {n} sent at once a day, please try again tomorrow'],
  [
    '请先在“推送设置”里填写并验证邮箱，列表只发到验证过的邮箱',
    'please prove a mailbox in the push settings first: lists go to proven mailboxes alone',
  ],
  ['已不在这家公司，不再发送', 'no longer in this company, nothing is sent any more'],
  ['邮箱已去掉或没有验证，没有发送', 'the mailbox is gone or not proven, nothing was sent'],
  ['文件超过 {n} MB，没有发送，请缩小筛选范围', 'the file is over {n} MB and was not sent, please narrow the filters'],
  ['邮件服务器没有收：{reason}', 'the mail server did not take it: {reason}'],
  ['邮件服务器连不上，没有发送', 'the mail server cannot be reached, nothing was sent'],
  [
    `您在${productName}定时发送的“{name}”，附件 {file} 是现在的列表。`,
    'the list “{name}” that you have sent by mail: {file} is how it stands now.',
  ],
  ['不想再收：{link}，暂停或删除它。', 'no more of it: {link}, pause or delete it.'],
  ['发的时候断了，不知道收到没有，没有再发', 'it broke off while it was sent: nobody knows whether it arrived, and it was not sent again'],
  [
    '客户“{client}”已删除，已暂停发送；请删除这个定时发送，或另做一个',
    'the client “{client}” is deleted and nothing is sent any more: please delete this list, or make another',
  ],
  ['列表没有做成，没有发送', 'the list could not be made, nothing was sent'],
];
