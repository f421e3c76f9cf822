import type { AisHead, AisMessage, AisOtherMessage, AisField, AisPositioning } from '@mastlight/wire';
import { aidTypeWord, fixTypeWord, shipTypeWord, statusWord } from '@mastlight/wire/ais-nmea/ais-words';
import { absent, dimension, field, further, listed, other, particular, radio, repeated, said, wordOf, type AisSaid } from './ask-ais';

/** The words of several decoders for one field, and the field; it gives undefined for a message without it. */
type Row = readonly [names: string, ask: (message: AisMessage) => AisSaid | undefined];

/** Degrees are tenths of a minute in the short form of these types. */
const degreeUnit = ({ type }: AisHead): number => (['17', '22', '23', '27'].includes(type) ? 1 / 600 : 1 / 600_000);

function degrees(name: string, none: number): (message: AisMessage) => AisSaid | undefined {
  return (message) => {
    const told = field(name, none)(message) ?? further(name)(message);
    return told && { ...told, unit: degreeUnit(message) };
  };
}

const seconds: Readonly<Record<AisPositioning, number>> = { manual: 61, 'dead-reckoning': 62, inoperative: 63 };

function saySecond(message: AisMessage): AisSaid | undefined {
  if (message.kind === 'base-station') return field('second', 60)(message);
  if (!('utcSecond' in message)) return undefined;
  return said(message.utcSecond ?? (message.positioning === null ? null : seconds[message.positioning]), 60);
}

/** The six values of a time as decoders write them, with the numbers that say "not available". */
function sayTimestamp(message: AisMessage): AisSaid | undefined {
  if (message.kind !== 'base-station') return saySecond(message);
  const part = (name: string, none: number, length: number): string => {
    const { value } = field(name, none)(message)!;
    return String(value ?? none).padStart(length, '0');
  };
  const date = [part('year', 0, 4), part('month', 0, 2), part('day', 0, 2)].join('-');
  return said(`${date}T${[part('hour', 24, 2), part('minute', 60, 2), part('second', 60, 2)].join(':')}Z`);
}

function sayEta(message: AisMessage): AisSaid | undefined {
  if (message.kind !== 'vessel-static' || message.type !== '5') return undefined;
  const two = (value: number | null, none: number): string => String(value ?? none).padStart(2, '0');
  const { etaMonth, etaDay, etaHour, etaMinute } = message;
  return said(`${two(etaMonth, 0)}-${two(etaDay, 0)}T${two(etaHour, 24)}:${two(etaMinute, 60)}Z`);
}

/** The first of two spare places: types 9 and 18 keep it for regional rules. */
function saySpare(message: AisMessage): AisSaid {
  const isRegional = message.kind === 'vessel-position' && (message.type === '9' || message.type === '18');
  return said(isRegional ? message.regional : message.spare);
}

function saySecondSpare(message: AisMessage): AisSaid | undefined {
  return message.kind === 'vessel-position' ? said(message.spare) : further('spare2')(message);
}

function sayDte(message: AisMessage): AisSaid | undefined {
  if (!('isDteReady' in message) || message.isDteReady === null) return undefined;
  return said(!message.isDteReady);
}

/** The rows of a repeated field under the names of other decoders. */
function sayRows(list: string, names: Readonly<Record<string, string>>): (message: AisMessage) => AisSaid | undefined {
  return other(({ fields }) => {
    if (!Object.hasOwn(fields, list)) return undefined;
    const told = fields[list] as readonly Readonly<Record<string, AisField>>[];
    return said(told.map((row) => Object.fromEntries(Object.entries(names).map(([theirs, ours]) => [theirs, row[ours] ?? null]))));
  });
}

/** One value of each row of a repeated field. */
function sayColumn(list: string, name: string): (message: AisMessage) => AisSaid | undefined {
  return other(({ fields }) => {
    if (!Object.hasOwn(fields, list)) return undefined;
    return said((fields[list] as readonly Readonly<Record<string, AisField>>[]).map((row) => row[name] ?? null));
  });
}

const rows: readonly Row[] = [
  ['link_id', further('linkId')],
  ['notice_type', further('noticeType')],
  ['duration_minutes', further('durationMinutes')],
  ['sub_areas', sayRows('subAreas', { sub_area_type: 'shape', precision: 'precision', radius: 'radiusM', x: 'longitude', y: 'latitude' })],
  ['country', further('country')],
  ['gauge_ids', sayColumn('gauges', 'gaugeId')],
  ['levels', sayColumn('gauges', 'levelCm')],
  ['version', further('version')],
  ['pressure', further('pressureHpa')],
  ['class', () => said('AIS')],
  // Values are degrees, knots and metres, not the numbers in the bits.
  ['scaled', () => said(true)],
  ['id type msg_type message_id message_type', (message) => said(Number(message.type))],
  ['repeat repeat_indicator', field('repeat')],
  ['mmsi userid user_id', field('mmsi')],
  ['spare spare_1 spare1', saySpare],
  ['spare2 spare_2', saySecondSpare],
  ['channel', field('channel')],
  ['talker', field('talker')],

  // Positions
  ['lon x longitude', degrees('longitude', 181)],
  ['lat y latitude', degrees('latitude', 91)],
  ['accuracy position_accuracy', field('isAccurate')],
  ['raim', field('hasRaim')],
  [
    'speed sog',
    (message) => field('speedKnots', message.type === '27' ? 63 : 102.3, ['9', '27'].includes(message.type) ? 1 : 0.1)(message),
  ],
  ['course cog', (message) => field('courseDeg', message.type === '27' ? 511 : 360, message.type === '27' ? 1 : 0.1)(message)],
  ['heading true_heading hdg', field('headingDeg', 511)],
  ['status nav_status navigation_status', listed('status', statusWord, 15)],
  ['status_text', wordOf('status', statusWord)],
  ['turn rot', field('turnDegPerMin', -128)],
  ['maneuver special_manoeuvre special_maneuver', field('maneuver', 0)],
  ['second utc_second', saySecond],
  ['timestamp', sayTimestamp],
  ['radio', field('radio')],
  ['alt altitude', field('altitudeM', 4095)],
  ['alt_sensor', field('isBarometric')],
  ['assigned assigned_mode mode mode_flag', field('isAssigned')],
  ['dte', sayDte],
  // The bit is set when the position is not the current one of the receiver.
  [
    'gnss',
    (message) =>
      message.kind === 'vessel-position' && message.isDelayed !== null
        ? { value: message.isDelayed, truth: !message.isDelayed }
        : undefined,
  ],
  ['regional reserved', field('regional')],
  ['unit unit_flag', (message) => classB(message, 'isCarrierSense')],
  ['display display_flag', (message) => classB(message, 'hasDisplay')],
  ['dsc dsc_flag', (message) => classB(message, 'hasDsc')],
  ['band band_flag', (message) => classB(message, 'hasWholeBand')],
  ['msg22 m22_flag', (message) => classB(message, 'takesChannelOrders')],
  ['cs commstate_flag', ({ type, radio: bits }) => (bits !== null && (type === '9' || type === '18') ? said(bits >> 19 === 1) : undefined)],
  ['commstate_cs_fill', ({ type, radio: bits }) => (type === '18' && bits !== null ? said(bits & 0x7ffff) : undefined)],

  // Communication state
  ['sync_state', radio('syncState')],
  ['slot_timeout', radio('slotTimeout')],
  ['received_stations', radio('receivedStations')],
  ['slot_number', radio('slotNumber')],
  ['slot_offset', radio('slotOffset')],
  ['utc_hour', (message) => radio('utcHour')(message) ?? further('hour')(message)],
  ['utc_min utc_minute', (message) => radio('utcMinute')(message) ?? further('minute')(message)],
  ['utc_spare', (message) => (radio('utcHour')(message) ? said(message.radio! & 3) : undefined)],
  ['slot_increment', radio('slotIncrement')],
  ['slots_to_allocate', radio('slotsToAllocate')],
  ['keep_flag', radio('keepsSlot')],

  // Base stations
  ['year', field('year', 0)],
  ['month eta_month', (message) => field('month', 0)(message) ?? field('etaMonth', 0)(message)],
  ['day eta_day', (message) => field('day', 0)(message) ?? field('etaDay', 0)(message)],
  ['hour eta_hour', (message) => field('hour', 24)(message) ?? field('etaHour', 24)(message)],
  ['minute eta_minute', (message) => field('minute', 60)(message) ?? field('etaMinute', 60)(message)],
  ['eta', sayEta],
  ['transmission_ctl', field('controlsLongRange')],

  // Ships
  ['imo imo_num', particular('imo', 0)],
  ['callsign call_sign', particular('callSign')],
  ['name shipname ship_name vessel_name', (message) => particular('name')(message)],
  ['shiptype ship_type type_and_cargo', listed('shipType', shipTypeWord, 0)],
  ['shiptype_text', wordOf('shipType', shipTypeWord)],
  ['to_bow dim_a', dimension('toBowM')],
  ['to_stern dim_b', dimension('toSternM')],
  ['to_port dim_c', dimension('toPortM')],
  ['to_starboard dim_d', dimension('toStarboardM')],
  ['length', dimension('lengthM')],
  ['beam width', dimension('beamM')],
  ['epfd fix_type', listed('fixType', fixTypeWord, 0)],
  ['epfd_text', wordOf('fixType', fixTypeWord)],
  ['draught draft', field('draughtM', 0, 0.1)],
  ['destination', field('destination')],
  ['ais_version', field('aisVersion')],
  [
    'part_num partno part',
    ({ kind, ...message }) => (kind === 'vessel-static' && 'part' in message ? said(message.part === 'B' ? 1 : 0) : undefined),
  ],
  ['vendorid vendor_id', field('vendorId')],
  ['model', field('unitModel')],
  ['serial', field('serialNo')],
  ['mothership_mmsi', field('mothershipMmsi', 0)],

  // Aids to navigation
  ['aid_type aton_type', listed('aidType', aidTypeWord, 0)],
  ['aid_type_text', wordOf('aidType', aidTypeWord)],
  ['off_position off_pos', field('isOffPosition')],
  ['virtual_aid virtual_aton', field('isVirtual')],

  // Other types
  ['dac', field('dac')],
  ['fi fid', field('fi')],
  ['seq seqno sequence', field('sequence')],
  ['mmsi_dest dest_mmsi destination_mmsi', field('destinationMmsi')],
  ['retransmit', field('isRetransmit')],
  ['text', (message) => further('text')(message) ?? field('text')(message)],
  ['ack_required', further('isAckRequired')],
  ['msg_seq', further('textSequence')],
  ['ack_dac', further('ackDac')],
  ['req_dac', further('requestedDac')],
  ['req_fi', further('requestedFi')],
  ['spare3', (message) => further('spare3')(message) ?? interrogated('spare3')(message)],
  ['spare4', (message) => further('spare4')(message) ?? interrogated('spare4')(message)],
  [
    'mmsi1',
    (message) => repeated('acknowledged', 0, 'mmsi')(message) ?? repeated('assignments', 0, 'mmsi')(message) ?? further('mmsi1')(message),
  ],
  [
    'mmsi2',
    (message) =>
      repeated('acknowledged', 1, 'mmsi')(message) ?? repeated('assignments', 1, 'mmsi')(message) ?? interrogated('mmsi2')(message),
  ],
  ['mmsi3', repeated('acknowledged', 2, 'mmsi')],
  ['mmsi4', repeated('acknowledged', 3, 'mmsi')],
  ['type1_1', further('type1First')],
  ['offset1_1', further('slotOffset1First')],
  ['type1_2', further('type1Second')],
  ['offset1_2', further('slotOffset1Second')],
  ['type2_1 msg_2', interrogated('type2First')],
  ['offset2_1 slot_offset_2', interrogated('slotOffset2First')],
  ['reservations', other(sayReservations)],
  ...[1, 2, 3, 4].flatMap((n): Row[] => [
    [`offset${n}`, (message) => repeated('reservations', n - 1, 'offset')(message) ?? repeated('assignments', n - 1, 'offset')(message)],
    [`number${n}`, repeated('reservations', n - 1, 'slots')],
    [`timeout${n}`, repeated('reservations', n - 1, 'timeout')],
    [
      `increment${n}`,
      (message) => repeated('reservations', n - 1, 'increment')(message) ?? repeated('assignments', n - 1, 'increment')(message),
    ],
  ]),
  ['channel_a', further('channelA')],
  ['channel_b', further('channelB')],
  ['txrx', further('txRx')],
  ['power', further('isLowPower')],
  ['band_a', further('isNarrowA')],
  ['band_b', further('isNarrowB')],
  ['zonesize zone_size', further('zoneSize')],
  ['ne_lon', further('northEastLongitude', 1 / 600)],
  ['ne_lat', further('northEastLatitude', 1 / 600)],
  ['sw_lon', further('southWestLongitude', 1 / 600)],
  ['sw_lat', further('southWestLatitude', 1 / 600)],
  ['stationtype station_type', further('stationType')],
  ['interval', further('interval')],
  ['quiet', further('quietMinutes')],
];

function classB(message: AisMessage, name: string): AisSaid | undefined {
  if (message.kind !== 'vessel-position' || message.classB === null) return undefined;
  return said((message.classB as unknown as Record<string, boolean>)[name]!);
}

/** A field of the second station asked in an interrogation (type 15), which need not be there. */
function interrogated(name: string): (message: AisMessage) => AisSaid | undefined {
  return (message) => (message.type === '15' ? (further(name)(message) ?? absent) : undefined);
}

function sayReservations({ fields }: AisOtherMessage): AisSaid | undefined {
  if (!Object.hasOwn(fields, 'reservations')) return undefined;
  const entries = fields['reservations'] as readonly Readonly<Record<string, AisField>>[];
  return said(
    entries.map(({ offset, slots, timeout, increment }) => ({
      offset: offset!,
      num_slots: slots!,
      timeout: timeout!,
      incr: increment!,
    })),
  );
}

const rowByName: ReadonlyMap<string, Row[1]> = new Map(
  rows.flatMap(([names, ask]) => names.split(' ').map((name): [string, Row[1]] => [name, ask])),
);

/** What `message` says under a name of libais, gpsd or pyais; undefined when it has no such field. */
export function sayAis(message: AisMessage, name: string): AisSaid | undefined {
  return rowByName.get(name)?.(message);
}
