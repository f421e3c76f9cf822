/**
 * The same shipment as lines tell it that do not speak DCSA: a table of moves for each box in the line's own words, or an IFTSTA
 * (ADR 0057). Both tell times by the clock of the place and without its zone, and give no event an id.
 */

/** What of a DCSA event goes into them. */
export interface ToldEvent {
  readonly eventType: 'SHIPMENT' | 'TRANSPORT' | 'EQUIPMENT';
  readonly eventClassifierCode: 'ACT' | 'EST' | 'PLN';
  readonly eventDateTime: string;
  readonly transportEventTypeCode?: string;
  readonly equipmentEventTypeCode?: string;
  readonly emptyIndicatorCode?: 'EMPTY' | 'LADEN';
  readonly equipmentReference?: string;
  readonly ISOEquipmentCode?: string;
  readonly eventLocation: { readonly locationName: string; readonly UNLocationCode: string };
  readonly transportCall?: { readonly exportVoyageNumber: string; readonly vessel: { readonly vesselName: string } };
}

/** Each move by its DCSA code and what the box holds: the word of a table, and the status of an IFTSTA. */
const moves: Readonly<Record<string, { readonly word: string; readonly status: string }>> = {
  'GTOT EMPTY': { word: '提空箱', status: '13' },
  'GTIN LADEN': { word: '重箱进场', status: '74' },
  'LOAD LADEN': { word: '装船', status: '48' },
  DEPA: { word: '开船', status: '24' },
  ARRI: { word: '抵港', status: '1' },
  'DISC LADEN': { word: '卸船', status: '29' },
  // UN has no status for it: the line's own, which nobody else knows.
  'AVPU LADEN': { word: '可提货', status: 'AVP::ZZZ' },
  'GTOT LADEN': { word: '提重箱', status: '21' },
  'GTIN EMPTY': { word: '还空箱', status: '82' },
};

const moveOf = ({ transportEventTypeCode, equipmentEventTypeCode, emptyIndicatorCode }: ToldEvent) =>
  moves[transportEventTypeCode ?? `${equipmentEventTypeCode} ${emptyIndicatorCode}`];

/** Bookings are told by neither form. */
const told = (events: readonly ToldEvent[]) =>
  events.flatMap((event) => ({ event, move: moveOf(event) })).filter(({ move }) => move !== undefined);

/** A table of moves, as JSON tells it. */
export function movesTable(number: string, events: readonly ToldEvent[]): object {
  const box = events.find(({ equipmentReference }) => equipmentReference !== undefined);
  return {
    result: 'OK',
    blNo: number,
    boxes: [
      {
        boxNo: box?.equipmentReference ?? null,
        sizeType: box?.ISOEquipmentCode ?? null,
        moves: told(events).map(({ event, move }) => ({
          move: move!.word,
          time: event.eventDateTime.slice(0, 16).replace('T', ' '),
          portCode: event.eventLocation.UNLocationCode,
          port: event.eventLocation.locationName,
          vessel: event.transportCall?.vessel.vesselName ?? null,
          voyage: event.transportCall?.exportVoyageNumber ?? null,
          planned: event.eventClassifierCode === 'ACT' ? 'N' : 'Y',
        })),
      },
    ],
  };
}

/** A number that a table of moves has nothing of: it is told with status 200. */
export const noMoves = { result: 'NO_DATA' } as const;

/** An IFTSTA (UN/EDIFACT D.95B) with a status for each event. */
export function iftstaText(line: string, number: string, events: readonly ToldEvent[]): string {
  const statuses = told(events).flatMap(({ event, move }, at) => {
    const { eventLocation: place, transportCall: call, equipmentReference: box } = event;
    const local = event.eventDateTime.slice(0, 16).replaceAll(/\D/g, '');
    return [
      `CNI+${at + 1}+${number}`,
      `STS+1+${move!.status}`,
      `DTM+${event.eventClassifierCode === 'ACT' ? '334' : '132'}:${local}:203`,
      `LOC+175+${place.UNLocationCode}:139:6:${place.locationName.toUpperCase()}`,
      ...(call ? [`TDT+20+${call.exportVoyageNumber}+1+13++++:::${call.vessel.vesselName}`] : []),
      ...(box ? [`EQD+CN+${box}+${event.ISOEquipmentCode}:102:5++2+${event.emptyIndicatorCode === 'EMPTY' ? 4 : 5}`] : []),
    ];
  });
  const message = ['UNH+1+IFTSTA:D:95B:UN', `BGM+23+${number}+9`, `RFF+BM:${number}`, ...statuses];
  const all = [`UNB+UNOC:3+${line}+MASTLIGHT+261012:0900+1`, ...message, `UNT+${message.length + 1}+1`, 'UNZ+1+1'];
  return all.map((segment) => `${segment}'\n`).join('');
}
