/** What people read about files. */
import { fileKinds } from './file-kind';
import { fileMegabytesMax, fileMegabytesPerDay, filesPerDay, personsPerCompanyDay, pictureMegapixelsMax } from './limits';

const kinds = fileKinds.join('、');

export const fileTexts = {
  tooLarge: `文件太大，最多 ${fileMegabytesMax} MB，请压缩或拆分后再传`,
  empty: '文件是空的，请重新选择',
  noFile: '没有收到文件，请重新选择',
  oneFile: '一次只能传一个文件',
  brokenOff: '文件没有传完，请重新上传',
  wrongType: `文件类型不对，只收 ${kinds}`,
  mismatch: '文件内容与扩展名 .{extension} 不符，请另存为这种格式后再传',
  pictureBroken: '图片打不开，请重新导出后再传',
  pictureTooLarge: `图片太大，最多 ${pictureMegapixelsMax * 100} 万像素，请缩小后再传`,
  archiveUnsafe: '文件解开后太大或结构不对，请另存一份后再传',
  uploadedEnough: `24 小时内最多传 ${filesPerDay} 个文件、${fileMegabytesPerDay} MB，请过些时候再传`,
  companyUploadedEnough: `公司 24 小时内最多传 ${filesPerDay * personsPerCompanyDay} 个文件、${fileMegabytesPerDay * personsPerCompanyDay} MB，请过些时候再传`,
  storeAway: '文件暂时存取不了，请稍后再试',
  uploadsBusy: '正在上传的文件太多，请稍后再试',
} as const;
