/**
 * Messages that keep everything a sender told hold places, times, numbers and
 * parties in lists, each with its role as a code. People state them by the
 * meaning of the role (`pol`, `eta`, `booking`, `shipper`) or by its code with
 * the segment (`LOC+9`, `DTM 132`, `rff_bn`). Both become fields.
 */

interface RoleList {
  /** Field that holds the code of the role, and the one that holds what plays it. */
  readonly role: string;
  readonly value: string | null;
  readonly segment: string;
  /** Names by code. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/** Lists by their field. Codes: UN/EDIFACT 3227, 2005, 1153, 3035, 4451. */
const roleLists: Readonly<Record<string, RoleList>> = {
  places: {
    role: 'qualifier',
    value: 'place',
    segment: 'loc',
    names: {
      5: ['departure'],
      7: ['delivery', 'destination'],
      8: ['arrivalPort', 'destination'],
      9: ['loadPort'],
      11: ['dischargePort'],
      13: ['transhipment'],
      20: ['finalDestination'],
      61: ['nextPort'],
      88: ['receipt'],
      125: ['lastPort'],
      165: ['terminal'],
    },
  },
  times: {
    role: 'qualifier',
    value: 'time',
    segment: 'dtm',
    names: {
      7: ['happened'],
      10: ['shipmentRequested'],
      36: ['expiry'],
      132: ['eta', 'arrival'],
      133: ['etd', 'departureTime'],
      136: ['atd', 'sailed'],
      137: ['prepared'],
      178: ['ata', 'arrived'],
      180: ['closing'],
      186: ['atd', 'sailed'],
      200: ['pickUpTime'],
      201: ['pickUpTime'],
      334: ['statusTime', 'happened'],
    },
  },
  references: {
    role: 'qualifier',
    value: 'number',
    segment: 'rff',
    names: {
      BN: ['bookingNo'],
      BM: ['billNo'],
      MB: ['billNo', 'masterBill'],
      BH: ['houseBillNo'],
      CU: ['consignorReference', 'customerReference', 'shipperReference'],
      SI: ['shipperReference'],
      FF: ['forwarderReference'],
      CT: ['contract'],
      RE: ['release', 'releaseNo'],
      SQ: ['sequence'],
      VON: ['voyage', 'vesselVoyage'],
      ZMR: ['mrn'],
      ABT: ['declarationNo'],
      ACW: ['referredTo'],
    },
  },
  parties: {
    role: 'role',
    value: null,
    segment: 'nad',
    names: {
      CZ: ['shipper', 'consignor'],
      CN: ['consignee'],
      NI: ['notify', 'notifyParty'],
      CA: ['carrier'],
      CF: ['operator', 'containerOperator'],
      FW: ['forwarder'],
      FC: ['carrierAgent'],
      CG: ['carrierAgent'],
      HI: ['requestor'],
      MS: ['messageSender'],
      MR: ['messageRecipient'],
      TR: ['terminal'],
      SPC: ['responsible'],
      ZZZ: ['mutual'],
    },
  },
  codes: { role: 'list', value: 'code', segment: 'pia', names: { HS: ['hsCode'] } },
  remarks: { role: 'qualifier', value: 'text', segment: 'ftx', names: { AAA: ['cargo', 'goods'], AAI: ['remark'] } },
};

/** A copy of `value` in which every role is a field; fields that are there and told stay as they are. */
export function nameRoles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nameRoles);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  const copy: Record<string, unknown> = {};
  const told = new Map<string, unknown[]>();
  for (const [key, inner] of Object.entries(value)) {
    copy[key] = nameRoles(inner);
    const isRoleList = Object.hasOwn(roleLists, key) && Array.isArray(inner);
    if (isRoleList) addRoles(roleLists[key] as RoleList, copy[key] as unknown[], told);
  }
  for (const [name, values] of told) fill(copy, name, values.length === 1 ? values[0] : values);
  fillFromMainLeg(copy);
  const { voyage, direction } = copy;
  if (typeof voyage === 'string' && typeof direction === 'string') fill(copy, `${direction}Voyage`, voyage);
  return copy;
}

function fill(copy: Record<string, unknown>, name: string, value: unknown): void {
  if (copy[name] === undefined || copy[name] === null) copy[name] = value;
}

/** 8051 = 20, the main carriage, else the first leg: its ports and times are those of the shipment. */
function fillFromMainLeg(copy: Record<string, unknown>): void {
  if (!Array.isArray(copy.legs)) return;
  const legs = copy.legs as Record<string, unknown>[];
  const main = legs.find(({ stage }) => stage === '20') ?? legs[0];
  if (!main) return;
  const places = Array.isArray(main.places) ? (main.places as Record<string, unknown>[]) : [];
  for (const name of namesOf('places')) fill(copy, name, main[name] ?? null);
  for (const name of namesOf('times')) fill(copy, name, [main, ...places].find((told) => told[name])?.[name] ?? null);
}

function namesOf(list: 'places' | 'times'): readonly string[] {
  return Object.values((roleLists[list] as RoleList).names).flat();
}

function addRoles(list: RoleList, items: readonly unknown[], told: Map<string, unknown[]>): void {
  for (const item of items) {
    if (typeof item !== 'object' || item === null) continue;
    const record = item as Record<string, unknown>;
    const code = String(record[list.role] ?? '');
    const value = list.value === null ? record : record[list.value];
    const names = Object.hasOwn(list.names, code) ? (list.names[code] as readonly string[]) : [];
    for (const name of [...names, list.segment + code]) told.set(name, [...(told.get(name) ?? []), value]);
  }
}
