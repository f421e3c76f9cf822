/** What people read about money. */
import { findPort, type PortCode } from '../vocabulary/port';
import { showCoins } from './coins';
import type { Fee } from './fee';

/** What is subscribed to, as people call it (R-4.9-10). */
export const feeThings = { FEE_BLNO: '提单', FEE_VESSEL: '船期', FEE_NB_VESSEL: '船期', FEE_SO: '订舱号' } as const satisfies Record<
  Fee,
  string
>;

export const billingTexts = {
  short: '火币余额不足，请充值后再试',
  freeShort: (leftFen: number, wantedFen: number) => `本月免费额度还剩 ${showCoins(leftFen)} 火币，这次要 ${showCoins(wantedFen)} 火币`,
  /** R-4.9-03 … -05, -10. */
  confirm: (port: PortCode, fee: Fee) => `${findPort(port)!.name}${feeThings[fee]}订阅即将扣除真实火币余额，是否继续？`,
  dateWrong: '日期不对，格式如 2026-11-23',
} as const;
