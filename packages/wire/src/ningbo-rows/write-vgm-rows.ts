import type { VgmMethod, VgmRowsMessage } from '../message';
import { vgmTextFields, vgmTimeFields } from './row-fields';
import { writeEnvelope, type RowsPage } from './write-envelope';
import { directionLetter } from './write-vessel-plan';

/** The port names the methods as its platform files do. */
const methodCodes: Readonly<Record<VgmMethod, string>> = { SM1: 'M1', SM2: 'M2' };

/** Writes the port's VGM query answer, UTF-8 JSON. */
export function writeVgmRows(message: VgmRowsMessage, page?: RowsPage): Uint8Array {
  const { containerNo, billNo, operator, code, name, voyage, direction } = vgmTextFields;
  const { weight, method, signature, agent, terminal, state } = vgmTextFields;
  const list = message.rows.map((row) => ({
    [containerNo[0]]: row.containerNo ?? row.equipmentNo ?? '',
    [billNo[0]]: row.billNo ?? '',
    [operator[0]]: row.operator ?? '',
    [code[0]]: row.vessel?.code ?? '',
    [name[0]]: row.vessel?.name ?? '',
    [voyage[0]]: row.vessel?.voyage ?? '',
    [direction[0]]: directionLetter(row.vessel?.direction ?? null),
    [weight[0]]: row.verifiedWeightKg === null ? '' : String(row.verifiedWeightKg),
    [method[0]]: row.method === null ? '' : methodCodes[row.method],
    [signature[0]]: row.signature ?? '',
    [agent[0]]: row.agent ?? '',
    [terminal[0]]: row.terminal ?? '',
    [state[0]]: row.state ?? '',
    [vgmTimeFields.received[0]]: row.received?.raw ?? '',
    [vgmTimeFields.sent[0]]: row.sent?.raw ?? '',
  }));
  return writeEnvelope(list, page);
}
