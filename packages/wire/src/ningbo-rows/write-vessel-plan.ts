import type { VesselPlanMessage } from '../message';
import { planTextFields, planTimeFields } from './row-fields';
import { writeEnvelope, type RowsPage } from './write-envelope';

/** Writes the port's vessel plan answer (cut-offs and berthing), UTF-8 JSON. */
export function writeVesselPlan(message: VesselPlanMessage, page?: RowsPage): Uint8Array {
  const { code, name, chineseName, voyage, direction, terminal, berth } = planTextFields;
  const list = message.calls.map((call) => ({
    [code[0]]: call.vessel.code ?? '',
    [name[0]]: call.vessel.name ?? '',
    [chineseName[0]]: call.chineseName ?? '',
    [voyage[0]]: call.vessel.voyage ?? '',
    [direction[0]]: directionLetter(call.vessel.direction),
    [terminal[0]]: call.terminal ?? '',
    [berth[0]]: call.berth ?? '',
    [planTimeFields.gateInOpens[0]]: call.gateInOpens?.raw ?? '',
    [planTimeFields.gateInCloses[0]]: call.gateInCloses?.raw ?? '',
    [planTimeFields.customsCloses[0]]: call.customsCloses?.raw ?? '',
    [planTimeFields.portCloses[0]]: call.portCloses?.raw ?? '',
    [planTimeFields.eta[0]]: call.eta?.raw ?? '',
    [planTimeFields.etd[0]]: call.etd?.raw ?? '',
    [planTimeFields.ata[0]]: call.ata?.raw ?? '',
    [planTimeFields.atd[0]]: call.atd?.raw ?? '',
  }));
  return writeEnvelope(list, page);
}

/** E export, I import, as every row kind of the port writes it; empty when not told. */
export function directionLetter(direction: 'import' | 'export' | null): string {
  if (direction === null) return '';
  return direction === 'import' ? 'I' : 'E';
}
