/** English headings of the fields that most tables have; any other is the words of its name. */
export const englishFields: Readonly<Record<string, string>> = {
  reference: 'Reference',
  function: 'Function',
  prepared: 'Prepared',
  vessel: 'Vessel and voyage',
  move: 'Move',
  terminal: 'Terminal',
  boxes: 'Containers',
  containerNo: 'Container no.',
  containerNos: 'Container nos.',
  equipment: 'Equipment',
  equipmentNo: 'Equipment no.',
  sizeTypeRaw: 'Size type',
  sizeType: 'ISO size type',
  fullness: 'Full or empty',
  bills: 'Bills of lading',
  billNo: 'B/L no.',
  billNos: 'B/L nos.',
  houseBillNo: 'House B/L no.',
  bookingNo: 'Booking no.',
  bookingNos: 'Booking nos.',
  seals: 'Seals',
  grossWeightKg: 'Gross kg',
  netWeightKg: 'Net kg',
  tareKg: 'Tare kg',
  verifiedMassKg: 'VGM kg',
  volumeM3: 'Volume m³',
  operator: 'Operator',
  direction: 'Import or export',
  happened: 'Happened',
  truckPlate: 'Truck plate',
  stowage: 'Cell on board',
  loadPort: 'Port of loading',
  dischargePort: 'Port of discharge',
  destination: 'Destination',
  departure: 'Departure',
  nextPort: 'Next port',
  documentName: 'Document name',
  parties: 'Parties',
  legs: 'Legs',
  places: 'Places',
  references: 'References',
  consignments: 'Consignments',
  goods: 'Goods',
  events: 'Events',
  kind: 'Kind',
  number: 'Number',
  code: 'Code',
  name: 'Name',
  qualifier: 'Role',
  role: 'Role',
  mmsi: 'MMSI',
  latitude: 'Latitude',
  longitude: 'Longitude',
};

export const englishFormats: Readonly<Record<string, string>> = {
  edifact: 'UN/EDIFACT',
  'flat-cn': 'Chinese platform file',
  'gacc-xml': 'Chinese customs XML',
  'ningbo-rows': 'Ningbo port JSON',
  'dcsa-events': 'DCSA Track & Trace JSON',
  jt808: 'JT/T 808 frames',
  jt809: 'JT/T 809 frames',
  'ais-nmea': 'AIS (NMEA 0183)',
  unknown: 'unknown format',
};

/** English names of kinds that their own words do not make plain. */
export const englishKinds: Readonly<Record<string, string>> = {
  'ais-other': 'Other AIS message',
  'cargo-report': 'Cargo report (CUSCAR)',
  'customs-response': 'Customs response (CUSRES)',
  gate: 'Gate report',
  'platform-message': 'Vehicle platform message (809)',
  'terminal-message': 'Vehicle terminal message (808)',
  'stow-plan': 'Stowage plan',
  'vessel-move': 'Load and discharge report',
  vgm: 'Verified gross mass',
  'vgm-rows': 'VGM at the port',
};

/** The words of a name: `grossWeightKg` is `gross weight kg`, `vessel-call` is `Vessel call` as a title. */
export function wordsOfName(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, (_, last: string, first: string) => `${last} ${first.toLowerCase()}`)
    .replaceAll('-', ' ');
}
