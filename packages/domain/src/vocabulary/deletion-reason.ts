/** Why a subscription ended. */

/** Reasons of R-4.10-19, by their wire number. */
const deletionReasons: Readonly<Record<number, string>> = {
  1: '主动删除',
  2: '离港后1个月',
  3: '添加订阅后1个月内无任何数据更新',
  4: '多方原因未完结60天',
};
export const deletedByUser = 1;
/** Every reason that a history may be narrowed to. */
export const deletionReasonCodes = Object.keys(deletionReasons).map(Number);

/** Reason text; any other code shows '-' (R-4.10-20). */
export function deletionReasonText(code: number): string {
  return deletionReasons[code] ?? '-';
}

/** What an ended row of a list says: why it ended, and that it can be had back. */
export function endedNote(reason: number): string {
  return `${deletionReasonText(reason)}，已自动结束，可以召回`;
}
