/**
 * The names that authors of other trackers give to the fields of vehicle
 * terminals and platforms, and the unit they count in. A field whose name is
 * that of the neutral message needs no line.
 */

/** Where a stated value stands in a neutral message. */
export interface FieldName {
  /** Name of the field, wherever it stands below the header or body. */
  readonly field: string;
  /** What one of ours is in theirs: tenths of a kilometre are 10. */
  readonly perOurs?: number;
  /** Their value has no sign, it is a bit of the status. */
  readonly isUnsigned?: boolean;
  /** How a value of ours becomes theirs where it is no unit. */
  readonly as?: 'count' | 'length' | 'text-of-hex' | 'number-of-hex';
  /** Theirs is one bit of ours. */
  readonly bit?: number;
}

/** Names of header fields, in lower case. */
export const headerNames: Readonly<Record<string, FieldName>> = {
  msgid: { field: 'messageId' },
  msgnum: { field: 'serial' },
  serial: { field: 'serial' },
  serialno: { field: 'serial' },
  phone: { field: 'phone' },
  clientid: { field: 'phone' },
  mobileno: { field: 'phone' },
  terminalphoneno: { field: 'phone' },
  protocolversion: { field: 'protocolVersion' },
  msgsn: { field: 'serial' },
  businesstype: { field: 'businessId' },
  msggnsscenterid: { field: 'accessCode' },
  version: { field: 'protocolVersion' },
  time: { field: 'prepared' },
  encryptkey: { field: 'encryptionKey' },
};

/** Names of body fields, in lower case. */
export const bodyNames: Readonly<Record<string, readonly FieldName[]>> = {
  // Replies
  msgnum: [{ field: 'replySerial' }],
  ackmsgnum: [{ field: 'replySerial' }],
  replymsgnum: [{ field: 'replySerial' }],
  responseserialno: [{ field: 'replySerial' }],
  respondserialnumber: [{ field: 'replySerial' }],
  sourcemsgsn: [{ field: 'replySerial' }],
  sourcedatatype: [{ field: 'replyId' }],
  ackmsgid: [{ field: 'replyId' }],
  replymsgid: [{ field: 'replyId' }],
  responsemessageid: [{ field: 'replyId' }],
  respondid: [{ field: 'replyId' }],
  resultcode: [{ field: 'result' }],
  terminalresult: [{ field: 'result' }],
  jt808platformresult: [{ field: 'result' }],
  jt808terminalregisterresult: [{ field: 'result' }],
  originalserialnumber: [{ field: 'firstSerial' }],
  originalmsgnum: [{ field: 'firstSerial' }],
  againpackagecount: [{ field: 'indexes', as: 'count' }],
  againpackagedatacount: [{ field: 'indexes', as: 'count' }],
  // Session
  code: [{ field: 'code' }],
  authcode: [{ field: 'code' }],
  token: [{ field: 'code' }],
  softwareversion: [{ field: 'software' }],
  areaid: [{ field: 'province' }],
  provinceid: [{ field: 'province' }],
  cityid: [{ field: 'city' }],
  cityorcountyid: [{ field: 'city' }],
  makerid: [{ field: 'maker' }],
  manufacturerid: [{ field: 'maker' }],
  terminalmodel: [{ field: 'model' }],
  deviceid: [{ field: 'terminalId' }],
  platecolor: [{ field: 'plateColour' }],
  vehiclecolor: [{ field: 'plateColour' }],
  plateno: [{ field: 'plate' }, { field: 'vin' }],
  vehicleno: [{ field: 'plate' }, { field: 'vin' }],
  licenseplatenumber: [{ field: 'plate' }, { field: 'vin' }],
  // Positions
  alarmflag: [{ field: 'alarmsRaw' }, { field: 'alarms', as: 'number-of-hex' }],
  alarmsign: [{ field: 'alarmsRaw' }],
  warnbit: [{ field: 'alarmsRaw' }],
  statusflag: [{ field: 'statusRaw' }],
  statussign: [{ field: 'statusRaw' }],
  lat: [{ field: 'latitude', perOurs: 1e6, isUnsigned: true }],
  latitude: [{ field: 'latitude' }, { field: 'latitude', perOurs: 1e6, isUnsigned: true }],
  lng: [{ field: 'longitude', perOurs: 1e6, isUnsigned: true }],
  lon: [{ field: 'longitude', perOurs: 1e6, isUnsigned: true }],
  longitude: [{ field: 'longitude' }, { field: 'longitude', perOurs: 1e6, isUnsigned: true }],
  altitude: [{ field: 'altitudeM' }],
  speed: [{ field: 'speedKmh', perOurs: 10 }],
  direction: [{ field: 'courseDegrees' }],
  gpstime: [{ field: 'time' }],
  devicetime: [{ field: 'time' }],
  datetime: [{ field: 'time' }],
  mileage: [{ field: 'mileageKm', perOurs: 10 }],
  oil: [{ field: 'fuelL', perOurs: 10 }],
  count: [
    { field: 'positions', as: 'count' },
    { field: 'parameters', as: 'count' },
  ],
  // Passthrough and text
  passthroughtype: [{ field: 'content' }],
  passthroughcontent: [{ field: 'hex', as: 'text-of-hex' }],
  // Questions
  flag: [{ field: 'flags' }],
  questioncontent: [{ field: 'question' }],
  questioncontentlen: [{ field: 'question', as: 'length' }],
  answercontent: [{ field: 'answer' }],
  answercontentlen: [{ field: 'answer', as: 'length' }],
  urgent: [{ field: 'flags', bit: 0 }],
  bit1reserve: [{ field: 'flags', bit: 1 }],
  bit2reserve: [{ field: 'flags', bit: 2 }],
  tts: [{ field: 'flags', bit: 3 }],
  advertisingscreen: [{ field: 'flags', bit: 4 }],
  bit5reserve: [{ field: 'flags', bit: 5 }],
  bit6reserve: [{ field: 'flags', bit: 6 }],
  bit7reserve: [{ field: 'flags', bit: 7 }],
  // Media and video
  multimediaid: [{ field: 'mediaId' }],
  multimediaidnumber: [{ field: 'mediaCount' }],
  multimediaids: [{ field: 'mediaIds' }],
  enteraudioencoding: [{ field: 'audioEncoding' }],
  enteraudiochannelsnumber: [{ field: 'audioChannels' }],
  enteraudiosamplerate: [{ field: 'audioSampleRate' }],
  enteraudiosampledigits: [{ field: 'audioSampleBits' }],
  hassupportedaudiooutput: [{ field: 'hasAudioOutput' }],
  terminalsupportedmaxnumberofaudiophysicalchannels: [{ field: 'maxAudioChannels' }],
  terminalsupportedmaxnumberofvideophysicalchannels: [{ field: 'maxVideoChannels' }],
  boardnumber: [{ field: 'boarded' }],
  alightnumber: [{ field: 'alighted' }],
  channelno: [{ field: 'channel' }],
  storagetype: [{ field: 'storage' }],
  memoryposition: [{ field: 'storage' }],
  taskexecutecondition: [{ field: 'conditions' }],
  playcontrol: [{ field: 'command' }],
  ftpaddr: [{ field: 'address' }],
  ftpaddrlen: [{ field: 'address', as: 'length' }],
  username: [{ field: 'user' }],
  usernamelen: [{ field: 'user', as: 'length' }],
  passwordlen: [{ field: 'password', as: 'length' }],
  fileuploadpath: [{ field: 'path' }],
  fileuploadpathlen: [{ field: 'path', as: 'length' }],
  // Files of alarms
  terminalid: [{ field: 'terminalId' }, { field: 'markTerminalId' }],
  serialnumber: [{ field: 'alarmSerial' }],
  attachnumber: [{ field: 'alarmFiles' }],
  attachcount: [{ field: 'fileCount' }],
  alarmid: [{ field: 'alarmNo' }],
  filename: [{ field: 'file' }],
  filenamelen: [{ field: 'file', as: 'length' }],
  filesize: [{ field: 'bytes' }],
  // Platforms
  subbusinesstype: [{ field: 'subId' }],
  plateformid: [{ field: 'platformId' }],
  starttime: [{ field: 'from' }],
  endtime: [{ field: 'to' }],
  losedymamicsum: [{ field: 'lostPositions' }],
  disconnectnum: [{ field: 'disconnects' }],
  disconnecttime: [{ field: 'disconnectedSeconds' }],
};

/**
 * What authors call the codes that a field holds: the first pattern that their
 * word fits says the code. `kind.field` goes before `field`.
 */
export const codeWords: Readonly<Record<string, readonly (readonly [pattern: RegExp, code: number])[]>> = {
  'registration-reply.result': [
    [/^succe/i, 0],
    [/^(car|vehicle|车).*(not|no_|没有|无)/i, 2],
    [/^(terminal|终端).*(not|no_|没有|无)/i, 4],
    [/^(car|vehicle|车)/i, 1],
    [/^(terminal|终端)/i, 3],
  ],
  result: [
    [/^(succe|成功|ok$)/i, 0],
    [/^(fail|失败)/i, 1],
    [/not_?support|不支持/i, 3],
    [/alarm|报警/i, 4],
    [/wrong|error|mistake|有误/i, 2],
  ],
  plateColour: [
    [/^(蓝|blue)/i, 1],
    [/^(黄色?$|yellow$)/i, 2],
    [/^(黑|black)/i, 3],
    [/^(白|white)/i, 4],
    [/^(绿|green)/i, 5],
    [/^(其他|其它|other)/i, 9],
  ],
};

/** What another tracker calls what a position or its additions say; `vendor` names a value of a vendor's item. */
export type AttributeName =
  | { readonly field: string }
  | { readonly vendor: string }
  | { readonly status: 'openDoors' | 'isFuelCut' | 'areDoorsLocked' };

/** Attributes that tests of that tracker ask for. */
export const attributeNames: Readonly<Record<string, readonly AttributeName[]>> = {
  KEY_SATELLITES: [{ field: 'satellites' }],
  KEY_RSSI: [{ field: 'signal' }],
  KEY_IGNITION: [{ field: 'isAccOn' }],
  KEY_BLOCKED: [{ status: 'isFuelCut' }],
  KEY_DOOR: [{ status: 'openDoors' }],
  KEY_LOCK: [{ status: 'areDoorsLocked' }],
  KEY_POWER: [{ vendor: 'supply-voltage-v' }],
  KEY_BATTERY: [{ vendor: 'battery-voltage-v' }],
  KEY_BATTERY_LEVEL: [{ vendor: 'battery-percent' }],
  KEY_ICCID: [{ vendor: 'iccid' }],
  KEY_VIN: [{ vendor: 'vin' }],
  unlockResult: [{ vendor: 'unlock-result' }],
  KEY_RPM: [{ vendor: 'engine-rpm' }],
  KEY_OBD_SPEED: [{ vendor: 'engine-speed-kmh' }],
  KEY_COOLANT_TEMP: [{ vendor: 'coolant-temperature-c' }],
  KEY_DRIVER_UNIQUE_ID: [{ vendor: 'driver-id' }],
  driver: [{ vendor: 'driver' }],
  imei: [{ vendor: 'imei' }],
  timezone: [{ vendor: 'time-zone' }],
  fuel2: [{ vendor: 'fuel-sensor-2' }],
};
