import type { VgmBox, VgmMessage } from '@mastlight/wire';
import type { Refusal } from '../edi-receiver/edi-receiver';
import type { OpenCall } from '../world/open-call';
import { findBoxType } from '@mastlight/domain/vgm/box-types';
import { grossMaxKg } from '@mastlight/domain/vgm/limits';
import { spellVoyage, vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';

/**
 * What a terminal says of verified masses (the rules of Ningbo's and Shanghai's receivers): the ship, where it knows her, on
 * a voyage that is open; full boxes alone; method, signature and a mass that can be. Empty: it takes them.
 */
export function judge(message: VgmMessage, calls: readonly OpenCall[]): Refusal[] {
  const { vessel } = message;
  const name = vesselKey(vessel?.name ?? '');
  const ofShip = calls.filter((call) => vesselKey(call.vessel) === name);
  const isOpen = ofShip.some((call) => spellVoyage(call.voyage) === spellVoyage(vessel?.voyage ?? ''));
  if (ofShip.length > 0 && !isOpen)
    return [{ code: 'V01', text: `航次 ${vessel?.voyage ?? ''} 不在船期计划里，请核对`, containerNo: null }];
  if (message.boxes.length === 0) return [{ code: 'V02', text: '报文里没有箱', containerNo: null }];
  return message.boxes.flatMap(judgeBox);
}

function judgeBox(box: VgmBox): Refusal[] {
  const { containerNo, fullness, method, signature, grossWeightKg: gross, tareKg } = box;
  const refuse = (code: string, text: string): Refusal[] => [{ code, text, containerNo: containerNo ?? box.equipmentNo ?? null }];
  if (fullness !== 'full' && fullness !== 'lcl') return refuse('V10', '只收重箱');
  if (method === null) return refuse('V11', '称重方式不是 SM1 或 SM2');
  if (!signature) return refuse('V12', '缺签名');
  if (gross === null || gross <= 0) return refuse('V13', '缺核实重量');
  const limit = findBoxType(box.sizeTypeRaw ?? '')?.maxGrossKg ?? grossMaxKg;
  if (gross > limit) return refuse('V14', `核实重量 ${gross} 超过最大总重 ${limit}`);
  if (tareKg !== null && gross < tareKg) return refuse('V15', `核实重量 ${gross} 小于皮重 ${tareKg}`);
  return [];
}
