import type { Vessel, VesselCall, VesselPlanMessage } from '../message';
import type { FindingLog } from '../syntax/finding-log';
import { classifyVesselCode } from '../vocabulary/vessel-code';
import { at, readTime, type CustomsHead } from './envelope';
import { child, children, textAt, type XmlElement } from './read-xml';

/**
 * Reads a local vessel schedule (MT9801): every List entry is one call, told
 * once under its import voyage and once under its export voyage.
 *
 * @returns null after noting why, when it names no call
 */
export function readVesselSchedule(
  message: XmlElement,
  head: CustomsHead,
  log: FindingLog,
): VesselPlanMessage | null {
  const calls = children(child(message, 'Body'), 'List').flatMap((entry) => readCall(entry, log));
  if (calls.length === 0) {
    log.note('no-rows', at(message));
    return null;
  }
  return {
    kind: 'vessel-plan',
    type: `MT${head.about}`,
    reference: head.reference,
    function: head.function,
    prepared: head.prepared,
    vessel: null,
    calls,
  };
}

const voyages = [
  ['InVoyage', 'import'],
  ['OutVoyage', 'export'],
] as const;

function readCall(entry: XmlElement, log: FindingLog): VesselCall[] {
  const code = textAt(entry, 'VesselCode') || null;
  const name = textAt(entry, 'VesselEName') || null;
  if (code === null && name === null) {
    log.note('missing-field', at(entry), 'VesselCode');
    return [];
  }
  const times = {
    eta: readTime(entry, 'ETAArrivedTime', log),
    etd: readTime(entry, 'ETASailingTime', log),
    ata: readTime(entry, 'ActualArrivedTime', log),
    atd: readTime(entry, 'ActualSailingTime', log),
  };
  const scheme: Vessel['scheme'] = code === null ? null : classifyVesselCode(code);
  return voyages.flatMap(([field, direction]) => {
    const voyage = textAt(entry, field);
    if (voyage === '') return [];
    return [
      {
        vessel: { name, code, scheme, voyage, direction },
        chineseName: textAt(entry, 'VesselCName') || null,
        terminal: null,
        gateInOpens: null,
        gateInCloses: null,
        customsCloses: null,
        portCloses: null,
        ...times,
        berth: null,
      },
    ];
  });
}
