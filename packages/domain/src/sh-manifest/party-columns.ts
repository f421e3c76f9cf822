/** Columns of the party books (R-3.9-30 to -32). */
import { listColumn as column } from '../contract-kit/list-columns';
import type { ManifestColumn } from './columns';

/** R-3.9-30, -31. */
export const partyColumns: readonly ManifestColumn[] = [
  column('nickName', '简称', 'text', 120, { isFrozen: true }),
  column('name', '名称', 'text', 240),
  column('address', '地址', 'text', 260),
  column('phone', '电话', 'code', 130),
  column('country', '国家', 'text', 90),
  column('countrycode', '国家代码', 'code', 80, { isShown: false }),
  column('companyCode', '企业代码', 'code', 220),
  column('aeocode', 'AEO', 'code', 130),
  column('contactName', '联系人', 'text', 110),
  column('contactPhone', '联系人电话', 'code', 130),
];

/** R-3.9-32. */
export const combinationColumns: readonly ManifestColumn[] = [
  column('nickName', '模板', 'text', 140, { isFrozen: true }),
  column('sendName', '发货人', 'text', 220),
  column('sendPhone', '发货人电话', 'code', 130),
  column('reviceName', '收货人', 'text', 220),
  column('revicePhone', '收货人电话', 'code', 130),
  column('noticeName', '通知人', 'text', 220),
  column('noticePhone', '通知人电话', 'code', 130),
];
