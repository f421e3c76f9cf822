/**
 * The names under which people state facts about documents, beside the names
 * that the neutral messages have for them. Names are compared without case,
 * blanks, hyphens and underscores. A name of the messages may be that of a
 * field (`billNo`), or a field inside another (`vesselName`).
 */

/** Facts and the fields that answer them, best first; a fact also asks for fields of its own name. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  // Message and interchange
  messagetype: ['type'],
  msgtype: ['type'],
  message: ['type'],
  document: ['type', 'reference', 'documentName'],
  documenttype: ['type', 'kind', 'documentName'],
  documentcode: ['documentName', 'documentCode', 'move', 'type'],
  documentname: ['documentName', 'documentCode', 'move', 'title'],
  bgm: ['documentName', 'documentCode', 'move', 'reference'],
  bgmcode: ['documentName', 'documentCode', 'move'],
  kind: ['kind', 'type', 'move'],
  ref: ['reference'],
  refno: ['reference'],
  messageref: ['reference'],
  messagereference: ['reference'],
  messageid: ['reference'],
  msgid: ['reference'],
  documentno: ['reference'],
  documentnumber: ['reference'],
  documentref: ['reference'],
  documentreference: ['reference'],
  bgmref: ['reference'],
  docno: ['reference'],
  messagefunction: ['function'],
  functioncode: ['function'],
  action: ['verdict', 'function', 'move', 'action'],
  result: ['verdict', 'result'],
  vessels: ['vessel', 'calls'],
  ships: ['vessel', 'calls'],
  prepared: ['prepared'],
  preparedat: ['prepared'],
  preparationtime: ['prepared'],
  preparationdate: ['prepared'],
  documentdate: ['prepared'],
  documenttime: ['prepared'],
  messagetime: ['prepared'],
  messagedate: ['prepared'],
  created: ['prepared'],
  createdat: ['prepared'],
  sendtime: ['prepared', 'sent'],
  datetime: ['prepared', 'happened'],
  from: ['sender', 'departure', 'loadPort'],
  sender: ['sender'],
  senderid: ['sender'],
  sentby: ['sender'],
  to: ['recipient', 'nextPort', 'dischargePort'],
  receiver: ['recipient'],
  receiverid: ['recipient'],
  recipientid: ['recipient'],
  control: ['controlReference'],
  controlno: ['controlReference'],
  controlnumber: ['controlReference'],
  controlref: ['controlReference'],
  interchange: ['controlReference', 'interchange'],
  envelope: ['interchange'],
  unb: ['interchange'],
  interchangeref: ['controlReference'],
  interchangereference: ['controlReference'],
  interchangecontrolreference: ['controlReference'],
  refused: ['refusedCount'],
  rejected: ['refusedCount'],

  // Ship and voyage
  vessel: ['vesselName', 'vesselCode'],
  ship: ['vesselName', 'vesselCode'],
  shipname: ['vesselName', 'name'],
  vesselename: ['vesselName'],
  vesselcname: ['chineseName'],
  vesselnamecn: ['chineseName'],
  callsign: ['callSign', 'vesselCode'],
  radiocallsign: ['callSign', 'vesselCode'],
  imo: ['imo', 'imoNumber', 'vesselCode'],
  imono: ['imo', 'imoNumber', 'vesselCode'],
  imonumber: ['imo', 'imoNumber', 'vesselCode'],
  vesselimo: ['imo', 'imoNumber', 'vesselCode'],
  vesselid: ['vesselCode', 'mmsi'],
  vesselcallsign: ['vesselCode'],
  shipcode: ['vesselCode'],
  uncode: ['vesselCode'],
  voyage: ['vesselVoyage', 'voyage'],
  voy: ['vesselVoyage', 'voyage'],
  voyageno: ['vesselVoyage', 'voyage'],
  voyagenumber: ['vesselVoyage', 'voyage'],
  vesselvoyage: ['vesselVoyage'],
  carriervoyage: ['vesselVoyage', 'voyage'],
  invoyage: ['importVoyage', 'vesselVoyage'],
  outvoyage: ['exportVoyage', 'vesselVoyage'],
  vesseloperator: ['vesselOperator', 'carrier', 'operator'],
  line: ['operator', 'carrier'],
  lineoperator: ['operator', 'carrier'],
  carriercode: ['carrier', 'carrierCode', 'operator'],

  // Places
  pol: ['loadPort', 'departure'],
  portofloading: ['loadPort', 'departure'],
  loadingport: ['loadPort', 'departure'],
  loading: ['loadPort', 'departure'],
  loadinglocation: ['loadPort'],
  departureport: ['departure', 'loadPort'],
  placeofdeparture: ['departure'],
  pod: ['dischargePort', 'arrivalPort', 'nextPort'],
  portofdischarge: ['dischargePort', 'nextPort'],
  dischargingport: ['dischargePort'],
  discharge: ['dischargePort'],
  unloadingport: ['dischargePort'],
  unloadinglocation: ['dischargePort'],
  nextport: ['nextPort'],
  nextportofcall: ['nextPort'],
  destination: ['destination', 'finalDestination'],
  dest: ['destination'],
  finaldestination: ['destination'],
  placeofdelivery: ['destination', 'delivery', 'placeOfDelivery'],
  delivery: ['destination', 'delivery', 'placeOfDelivery'],
  finalport: ['destination'],
  port: ['port', 'place', 'location', 'berthPort', 'terminal', 'loadPort', 'dischargePort', 'departure'],
  location: ['location', 'place', 'port', 'stowage', 'terminal'],
  place: ['place', 'location', 'port', 'terminal'],
  portoflocation: ['place', 'port'],
  wharf: ['terminal'],
  depot: ['depot', 'terminal', 'pickUp', 'returnPlace'],
  facility: ['terminal'],

  // Containers
  container: ['containerNo', 'boxes'],
  containernumber: ['containerNo'],
  containerid: ['containerNo'],
  ctn: ['containerNo'],
  ctnno: ['containerNo'],
  cntr: ['containerNo'],
  cntrno: ['containerNo'],
  boxno: ['containerNo'],
  box: ['containerNo', 'boxes'],
  equipment: ['containerNo', 'boxes'],
  equipmentid: ['containerNo'],
  equipmentno: ['containerNo'],
  equipmentnumber: ['containerNo'],
  equipmentreference: ['containerNo', 'equipmentReference'],
  unit: ['containerNo', 'boxes'],
  id: ['containerNo', 'reference', 'id', 'mmsi'],
  number: ['containerNo', 'number', 'billNo'],
  no: ['containerNo', 'number', 'billNo'],
  containers: ['boxes', 'containerNos', 'containerNo', 'lines', 'moves', 'equipment'],
  boxes: ['boxes', 'containerNos', 'containerNo', 'lines', 'moves', 'equipment'],
  ctns: ['boxes', 'containerNos', 'containerNo', 'lines', 'moves', 'equipment'],
  containernos: ['containerNos', 'containerNo'],
  containernumbers: ['containerNos', 'containerNo'],
  equipments: ['boxes', 'containerNos', 'containerNo', 'lines', 'moves', 'equipment'],
  units: ['boxes', 'containerNos', 'containerNo', 'lines', 'moves', 'equipment'],
  size: ['sizeTypeRaw', 'sizeType'],
  type: ['type', 'sizeTypeRaw', 'sizeType', 'kind'],
  isotype: ['sizeTypeRaw', 'sizeType'],
  isocode: ['sizeTypeRaw', 'sizeType'],
  iso: ['sizeTypeRaw', 'sizeType'],
  sizetype: ['sizeTypeRaw', 'sizeType'],
  sizetypeiso: ['sizeType'],
  typesize: ['sizeTypeRaw', 'sizeType'],
  ctntype: ['sizeTypeRaw', 'sizeType'],
  boxtype: ['sizeTypeRaw', 'sizeType'],
  containertype: ['sizeTypeRaw', 'sizeType'],
  equipmenttype: ['sizeTypeRaw', 'sizeType'],
  equipmentsizetype: ['sizeTypeRaw', 'sizeType'],
  status: ['fullness', 'status', 'statusCode', 'code'],
  ef: ['fullness'],
  fe: ['fullness'],
  fullempty: ['fullness'],
  emptyfull: ['fullness'],
  fullemptystatus: ['fullness'],
  emptyindicator: ['fullness'],
  equipmentstatus: ['direction', 'fullness'],
  direction: ['direction', 'move'],
  importexport: ['direction'],
  ie: ['direction'],
  trade: ['direction'],
  movement: ['move', 'direction'],
  owner: ['operator'],
  ctnowner: ['operator'],
  ctnoperator: ['operator'],
  containeroperator: ['operator'],
  boxoperator: ['operator'],
  seal: ['seals', 'sealNo'],
  sealno: ['seals', 'sealNo'],
  sealnumber: ['seals', 'sealNo'],
  seals: ['seals', 'sealNos'],
  sealnos: ['seals', 'sealNos'],
  sealparty: ['sealsParty'],
  temp: ['temperatureC', 'temperatureSetC', 'temperature'],
  tempc: ['temperatureC', 'temperatureSetC', 'temperature'],
  temperature: ['temperatureC', 'temperatureSetC', 'temperature'],
  settemp: ['temperatureC', 'temperatureSetC', 'temperature'],
  temperaturec: ['temperatureC', 'temperatureSetC'],
  slot: ['stowage', 'cell'],
  cell: ['stowage', 'cell'],
  stow: ['stowage', 'cell'],
  stowage: ['stowage', 'cell'],
  stowageposition: ['stowage', 'cell'],
  stowagelocation: ['stowage', 'cell'],
  position: ['stowage', 'position', 'cell'],
  bayrowtier: ['stowage', 'cell'],
  plate: ['truckPlate', 'plate', 'plateNo'],
  truck: ['truckPlate', 'truck'],
  truckno: ['truckPlate'],
  platenumber: ['truckPlate', 'plate', 'plateNo'],
  licenseplate: ['truckPlate', 'plate', 'plateNo'],
  licenceplate: ['truckPlate', 'plate', 'plateNo'],
  un: ['unNumber', 'unNo', 'un'],
  unno: ['unNumber', 'unNo', 'un'],
  unnumber: ['unNumber', 'unNo', 'un'],
  undg: ['unNumber', 'unNo', 'un', 'undg'],
  undgno: ['unNumber', 'unNo', 'un'],
  dg: ['dangerousGoods', 'hazards', 'dangerous'],
  hazard: ['dangerousGoods', 'hazards', 'dangerous'],
  hazardous: ['dangerousGoods', 'hazards', 'dangerous'],
  dangerous: ['dangerousGoods', 'hazards', 'dangerous'],
  imdg: ['imdgClass', 'hazardClass', 'dangerousGoods', 'imdg'],
  imdgclass: ['imdgClass', 'hazardClass', 'class'],
  imoclass: ['imdgClass', 'hazardClass', 'class'],
  dgclass: ['imdgClass', 'hazardClass', 'class'],
  class: ['imdgClass', 'hazardClass', 'class'],

  // Weights and counts
  weight: ['grossWeightKg', 'cargoWeightKg', 'verifiedMassKg', 'weightKg', 'kg'],
  weightkg: ['grossWeightKg', 'cargoWeightKg', 'verifiedMassKg', 'weightKg', 'kg'],
  gross: ['grossWeightKg', 'cargoWeightKg'],
  grosskg: ['grossWeightKg', 'cargoWeightKg'],
  grossweight: ['grossWeightKg', 'cargoWeightKg'],
  grossweightkg: ['grossWeightKg', 'cargoWeightKg'],
  grossmass: ['grossWeightKg', 'verifiedMassKg'],
  grossmasskg: ['grossWeightKg', 'verifiedMassKg'],
  totalgrossmass: ['grossWeightKg'],
  totalgrossmassmeasure: ['grossWeightKg'],
  cargoweight: ['cargoWeightKg', 'grossWeightKg'],
  cargoweightkg: ['cargoWeightKg', 'grossWeightKg'],
  net: ['cargoWeightKg', 'netWeightKg'],
  netweight: ['cargoWeightKg', 'netWeightKg'],
  netweightkg: ['cargoWeightKg', 'netWeightKg'],
  vgm: ['verifiedMassKg', 'grossWeightKg', 'weightKg'],
  vgmkg: ['verifiedMassKg', 'grossWeightKg', 'weightKg'],
  verifiedgrossmass: ['verifiedMassKg', 'grossWeightKg', 'weightKg'],
  tare: ['tareKg'],
  tareweight: ['tareKg'],
  tareweightkg: ['tareKg'],
  packages: ['packages', 'packageCount'],
  package: ['packages', 'packageCount'],
  pkgs: ['packages', 'packageCount'],
  pieces: ['packages', 'packageCount'],
  quantity: ['quantity', 'packages', 'count'],
  qty: ['quantity', 'packages', 'count'],
  goods: ['cargo', 'goods', 'description'],
  cargodescription: ['cargo', 'description'],
  description: ['cargo', 'description', 'text'],
  commodity: ['cargo', 'commodity', 'description'],

  // Bills and references
  bill: ['billNo', 'billNos', 'consignmentsNumber', 'bills'],
  billno: ['billNo', 'billNos'],
  bl: ['billNo', 'billNos', 'consignmentsNumber'],
  blno: ['billNo', 'billNos', 'consignmentsNumber'],
  blnos: ['billNos', 'billNo'],
  bls: ['billNos', 'billNo', 'bills'],
  blnumber: ['billNo', 'billNos'],
  billnumber: ['billNo', 'billNos'],
  billoflading: ['billNo', 'billNos'],
  billofladingno: ['billNo', 'billNos'],
  mbl: ['billNo', 'billNos'],
  masterbill: ['billNo', 'billNos'],
  hbl: ['houseBillNo'],
  housebill: ['houseBillNo'],
  associatedtransportdocument: ['houseBillNo'],
  transportdocument: ['billNo', 'transportDocumentReference'],
  bills: ['bills', 'billNos', 'billNo', 'consignments', 'consignmentsNumber'],
  billnos: ['billNos', 'billNo'],
  consignment: ['consignmentsNumber', 'billNo', 'consignments'],
  consignments: ['bills', 'consignments'],
  booking: ['bookingNo', 'bookingReference', 'carrierBookingReference'],
  bookingref: ['bookingNo', 'bookingReference'],
  bookingreference: ['bookingNo', 'bookingReference'],
  bookingnumber: ['bookingNo', 'bookingReference'],
  so: ['bookingNo'],
  bookings: ['bookingNo', 'bookingNos', 'bookingReference'],

  // Events and times
  event: ['eventCode', 'event', 'statusCode', 'code', 'move'],
  eventcode: ['eventCode', 'statusCode', 'code', 'event'],
  eventtype: ['eventType', 'eventCode', 'code', 'event', 'move'],
  statuscode: ['statusCode', 'eventCode', 'code', 'status'],
  eventtime: ['happened', 'eventTime', 'time', 'at'],
  eventdatetime: ['happened', 'eventDateTime', 'time'],
  time: ['happened', 'time', 'prepared'],
  date: ['happened', 'date', 'prepared'],
  gatetime: ['happened'],
  gateintime: ['happened'],
  gateouttime: ['happened'],
  ingatetime: ['happened'],
  movetime: ['happened'],
  happened: ['happened'],
  actualtime: ['happened', 'actual'],
  eta: ['eta', 'arrival', 'estimatedArrival', 'arrives'],
  etd: ['etd', 'departs', 'estimatedDeparture'],
  ata: ['ata', 'arrived'],
  atd: ['atd', 'sailed'],
  arrival: ['eta', 'ata', 'arrived', 'arrival'],
  arrivaltime: ['eta', 'ata', 'arrived', 'arrival'],
  departure: ['departure', 'etd', 'atd', 'sailed', 'loadPort'],
  departuretime: ['etd', 'atd', 'sailed'],
  events: ['events', 'statuses'],
  positions: ['positions'],
  responsecode: ['code', 'responseCode'],
  response: ['code', 'responseCode', 'text'],
  errorcode: ['code', 'errorCode'],
  error: ['code', 'errorCode', 'text'],
  reason: ['text', 'reason', 'remark'],
};

/** A name without case, blanks, hyphens and underscores. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

const fieldsByFact: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(synonyms).map(([fact, fields]) => [plainName(fact), fields.map(plainName)]),
);

/** Endings that one side has and the other leaves out. */
const looseEndings = ['kg', 'no', 'number', 'code', 'raw', 's', 'c', 'at', 'time', 'ref', 'reference', 'id', 'name'];

/** The fields to ask for a fact, best first: its synonyms, its own name, its name with and without a usual ending. */
export function fieldsOf(fact: string): readonly string[] {
  const name = plainName(fact);
  const listed = fieldsByFact.get(name) ?? [];
  const loose = looseEndings.flatMap((ending) => [
    name + ending,
    ...(name.endsWith(ending) && name.length > ending.length + 2 ? [name.slice(0, -ending.length)] : []),
  ]);
  const long = name.endsWith('ref') ? [`${name}erence`] : [];
  return [...new Set([...listed, name, ...long, ...loose])];
}

/** The name without the words that make it a sum or a count; null when it has none. */
export function summedName(fact: string): string | null {
  const name = fact.replace(/^(total|sum|count|number|num|n)[_ -](of[_ -])?|[_ -](total|sum|count|qty)$/gi, '').replace(/(Total|Sum|Count)$/, '');
  return name === fact || name === '' ? null : name;
}

/** The name behind `first` or `last`, and which of the two; null for any other. */
export function placedName(fact: string): { readonly name: string; readonly at: 0 | -1 } | null {
  const placed = /^(first|last)[_ -]?(?=[A-Z_a-z])(.+)$/.exec(fact);
  return placed ? { name: placed[2] as string, at: placed[1] === 'first' ? 0 : -1 } : null;
}

const identities = new Set(['containerNo', 'containerNos', 'equipmentNo', 'billNo', 'billNos', 'houseBillNo', 'bookingNo'].map(plainName));

/** True for a field that says of a record which one it is; to state one number of many is no mistake. */
export function isIdentity(field: string): boolean {
  return identities.has(field);
}

const notes = new Set(['note', 'notes', 'comment', 'comments', 'source', 'test', 'description', 'licence', 'license', 'url', 'file', 'sample', 'remarks']);

/** True for what the author writes beside his facts: where they come from, remarks, keys that start with `_` or `$`. */
export function isNote(name: string, isTop: boolean): boolean {
  return /^[_$]/.test(name) || (isTop && notes.has(plainName(name)));
}

const wrappers = new Set(['expected', 'expect', 'facts', 'fields', 'values', 'header', 'head', 'computed', 'computedheader', 'message', 'totals', 'counts', 'summary', 'asserts']);

/** True for an object that only groups facts about the same thing. */
export function isWrapper(name: string): boolean {
  return wrappers.has(plainName(name));
}
