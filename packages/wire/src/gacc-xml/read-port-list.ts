import type { CustomsInstruction, CustomsInstructionMessage, VesselCall, VesselPlanMessage, WireMessage } from '../message';
import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { classifyVesselCode } from '../vocabulary/vessel-code';
import { readContainerNo } from '../vocabulary/container-no';
import { messageHead, type CustomsHead } from './envelope';
import { isInstruction } from './read-customs-receipt';
import { readPortMoves } from './read-port-moves';
import { vesselOfEntry, type PortEntry } from './schema/port-list';

/** Message type of the moves at gates and ships. */
const movesType = '9901';

/**
 * Reads the List entries of a local message: moves (MT9901), instructions
 * (MT0102, MT9999), and otherwise a vessel schedule (MT9801).
 *
 * @returns nothing after noting why, when no entry is usable
 */
export function readPortList(entries: readonly PortEntry[], head: CustomsHead, place: WirePlace, log: FindingLog): WireMessage[] {
  const read =
    head.about === movesType
      ? readPortMoves(entries, head, log)
      : isInstruction(head.about)
        ? readInstructions(entries, head, log)
        : readSchedule(entries, head, log);
  if (read.length === 0) log.note('no-rows', place);
  return read;
}

function readSchedule(entries: readonly PortEntry[], head: CustomsHead, log: FindingLog): VesselPlanMessage[] {
  const calls = entries.flatMap((entry) => readCalls(entry, log));
  return calls.length === 0 ? [] : [{ kind: 'vessel-plan', ...messageHead(head), vessel: null, calls }];
}

/** A call is told once under its import voyage and once under its export voyage. */
function readCalls(entry: PortEntry, log: FindingLog): VesselCall[] {
  const { vesselCode: code, vesselName: name } = entry;
  if (code === null && name === null) {
    log.note('missing-field', entry, 'VesselCode');
    return [];
  }
  const voyages = [
    [entry.inVoyage, 'import'],
    [entry.outVoyage, 'export'],
  ] as const;
  if (voyages.every(([voyage]) => voyage === null)) log.note('missing-field', entry, 'InVoyage, OutVoyage');
  return voyages.flatMap(([voyage, direction]) =>
    voyage === null
      ? []
      : [
          {
            vessel: { name, code, scheme: code === null ? null : classifyVesselCode(code), voyage, direction },
            chineseName: entry.chineseName,
            terminal: entry.terminal,
            gateInOpens: null,
            gateInCloses: null,
            customsCloses: null,
            portCloses: null,
            eta: entry.expectedArrival,
            etd: entry.expectedSailing,
            ata: entry.actualArrival,
            atd: entry.actualSailing,
            berth: null,
          },
        ],
  );
}

function readInstructions(entries: readonly PortEntry[], head: CustomsHead, log: FindingLog): CustomsInstructionMessage[] {
  const instructions = entries.flatMap((entry): CustomsInstruction[] => {
    const { billNo, code, text, happened } = entry;
    const containerNo = entry.containerNo === null ? null : readContainerNo(entry.containerNo, log, entry);
    if (code === null) log.note('missing-field', entry, 'InstructionCode');
    if (code === null || (entry.containerNo !== null && containerNo === null)) return [];
    return [{ billNo, containerNo, code, text, vessel: vesselOfEntry(entry), happened }];
  });
  if (instructions.length === 0) return [];
  return [{ kind: 'customs-instruction', ...messageHead(head), vessel: null, about: head.about, instructions }];
}
