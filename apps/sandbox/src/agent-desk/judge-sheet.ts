import type { SheetForAgent } from '@mastlight/domain/pre-sheet/agent-message';
import { spellVoyage, vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { Refusal } from '../edi-receiver/edi-receiver';
import type { OpenCall } from '../world/open-call';

/** Names that say nothing of what is in the box. */
const vagueNames: ReadonlySet<string> = new Set([
  '杂货',
  '普货',
  '货物',
  '日用品',
  '配件',
  '样品',
  '礼品',
  'GENERAL CARGO',
  'CARGO',
  'SAMPLES',
]);
/** What goes into a box by weight, kg, as lines allow on the road in China. */
const payloadMaxKg = 27_000;

/**
 * What an agent returns a pre-sheet for: a bill that it has accepted already, a voyage that the ship does not make (of ships
 * that it knows), a box by number without its seal, goods that nobody can name, more than a box may carry. Empty: it takes it.
 */
export function judgeSheet(
  sheet: SheetForAgent,
  { holds, calls }: { readonly holds: boolean; readonly calls: readonly OpenCall[] },
): Refusal[] {
  const told = (code: string, text: string, containerNo: string | null = null): Refusal => ({ code, text, containerNo });
  if (holds) return [told('P01', `提单 ${sheet.billNo} 已有预配单`)];
  const ofShip = calls.filter((call) => vesselKey(call.vessel) === vesselKey(sheet.vesselName));
  const isOpen = ofShip.some((call) => spellVoyage(call.voyage) === spellVoyage(sheet.voyage));
  if (ofShip.length > 0 && !isOpen) return [told('P02', `${sheet.vesselName} 没有航次 ${sheet.voyage}，请核对`)];
  return [
    ...sheet.boxes.flatMap(({ containerNo, sealNo }) =>
      containerNo !== '' && sealNo === '' ? [told('P10', `箱 ${containerNo} 没有封号，请补`, containerNo)] : [],
    ),
    ...sheet.boxes.flatMap(({ containerNo, count, weightKg }, row) =>
      weightKg !== null && weightKg > payloadMaxKg * count
        ? [told('P11', `第 ${row + 1} 行箱重 ${weightKg} kg，超过每箱 ${payloadMaxKg} kg`, containerNo || null)]
        : [],
    ),
    ...sheet.goods.flatMap(({ name }) => (vagueNames.has(name.trim().toUpperCase()) ? [told('P12', `品名 ${name} 太笼统，请写具体`)] : [])),
  ];
}
