import type { PlainFields, PlainLayout } from './plain-layout';

/** Parts that several messages share. */
// prettier-ignore
const mediaHead: PlainFields = [
  ['mediaId', 'dword'],
  ['mediaType', 'byte'],
  ['format', 'byte'],
  ['event', 'byte'],
  ['channel', 'byte'],
];
// prettier-ignore
const span: PlainFields = [
  ['from', 'time'],
  ['to', 'time'],
];
// prettier-ignore
const attachments: PlainFields = [
  ['alarmNo', { text: 32 }],
  ['infoType', 'byte'],
  ['fileCount', 'byte'],
  ['files', { rows: [['file', 'short-text'], ['bytes', 'dword']], count: 'fileCount' }],
];
/** The mark of an alarm; terminal ids have 30 characters in two provinces. */
// prettier-ignore
const alarmMark = (terminalIdBytes: number, reservedBytes: number): PlainFields => [
  ['markTerminalId', { text: terminalIdBytes }],
  ['time', 'time'],
  ['alarmSerial', 'byte'],
  ['alarmFiles', 'byte'],
  ['reserved', { hex: reservedBytes }],
];

/** A basic position as it stands within other messages; degrees are in millionths. */
// prettier-ignore
const basicPosition: PlainFields = [
  ['alarms', 'dword'], ['status', 'dword'], ['latitudeE6', 'dword'], ['longitudeE6', 'dword'],
  ['altitudeM', 'word'], ['speedTenthKmh', 'word'], ['courseDeg', 'word'], ['time', 'time'],
];
/** What a region or a route may add, as its attributes say: when it holds, how fast one may go. */
const regionTimes: PlainFields = [
  ['from', 'time'],
  ['to', 'time'],
];
const regionSpeed: PlainFields = [
  ['maxSpeedKmh', 'word'],
  ['overspeedS', 'byte'],
];
const regionHead: PlainFields = [
  ['regionId', 'dword'],
  ['attributes', 'word'],
];
// prettier-ignore
const byAttributes: PlainFields = [
  ['times', { fields: regionTimes, whenBit: 0, of: 'attributes' }],
  ['speed', { fields: regionSpeed, whenBit: 1, of: 'attributes' }],
];
/** 2019 adds how fast one may go by night, where a speed is limited, and a name. */
const nightSpeed: PlainFields = [['nightSpeed', { fields: [['nightMaxSpeedKmh', 'word']], whenBit: 1, of: 'attributes' }]];
const regionName: PlainFields = [['name', 'long-text']];
/**
 * What a region may be: as its attributes say, in the layout of 2013 or 2019;
 * of platforms whose attributes say something else its length tells it.
 */
function regionLayouts(shape: PlainFields, behind: PlainFields = []): PlainFields[] {
  const additions = [[], regionTimes, regionSpeed, [...regionTimes, ...regionSpeed]];
  return [
    [...regionHead, ...shape, ...byAttributes, ...behind],
    [...regionHead, ...shape, ...byAttributes, ...behind, ...nightSpeed, ...regionName],
    ...additions.map((added) => [...regionHead, ...shape, ...added, ...behind]),
  ];
}
/** Several regions in one message. */
function regions(shape: PlainFields): PlainFields[] {
  return regionLayouts(shape).map((layout) => [
    ['mode', 'byte'],
    ['regionCount', 'byte'],
    ['regions', { rows: layout, count: 'regionCount' }],
  ]);
}
const corner = (name: string): PlainFields => [
  [`${name}LatitudeE6`, 'dword'],
  [`${name}LongitudeE6`, 'dword'],
];
const pointList: PlainFields = [
  ['pointCount', 'word'],
  [
    'points',
    {
      rows: [
        ['latitudeE6', 'dword'],
        ['longitudeE6', 'dword'],
      ],
      count: 'pointCount',
    },
  ],
];
/** A route: turns, each with the road behind it; what a road adds stands in the attributes of its turn. */
function routeLayouts(): PlainFields[] {
  const turnHead: PlainFields = [
    ['turnId', 'dword'],
    ['roadId', 'dword'],
    ['latitudeE6', 'dword'],
    ['longitudeE6', 'dword'],
    ['widthM', 'byte'],
    ['attributes', 'byte'],
  ];
  const driveTimes: PlainFields = [
    ['maxDriveS', 'word'],
    ['minDriveS', 'word'],
  ];
  const road: PlainFields = [
    ['driveTimes', { fields: driveTimes, whenBit: 0, of: 'attributes' }],
    ['speed', { fields: regionSpeed, whenBit: 1, of: 'attributes' }],
  ];
  const turns = (added: PlainFields): PlainFields => [
    ['turnCount', 'word'],
    ['turns', { rows: [...turnHead, ...added], count: 'turnCount' }],
  ];
  const times: PlainFields = [['times', { fields: regionTimes, whenBit: 0, of: 'attributes' }]];
  return [
    [...regionHead, ...times, ...turns(road)],
    [...regionHead, ...times, ...turns([...road, ...nightSpeed]), ...regionName],
    [...regionHead, ...turns([])],
    [...regionHead, ...regionTimes, ...turns([])],
  ];
}
const removal: PlainFields = [
  ['regionCount', 'byte'],
  ['regionIds', { numbers: 'dword', count: 'regionCount' }],
];

function plain(name: string, ...layouts: readonly PlainFields[]): PlainLayout {
  return { name, layouts };
}

/** Messages of JT/T 808 (2011 to 2019) that are a row of values. */
// prettier-ignore
const jt808: readonly (readonly [id: number, layout: PlainLayout])[] = [
  [0x0108, plain('upgrade-result', [['upgradeType', 'byte'], ['result', 'byte']])],
  [0x0301, plain('event-report', [['eventId', 'byte']])],
  [0x0302, plain('answer', [['replySerial', 'word'], ['answerId', 'byte']])],
  [0x0303, plain('information-order', [['infoType', 'byte'], ['isOrdered', 'byte']])],
  [0x0701, plain('waybill', [['bytes', 'dword'], ['text', 'rest-text']])],
  [0x0705, plain('can-data', [['itemCount', 'word'], ['received', { hex: 5 }], ['items', { rows: [['canId', { hex: 4 }], ['data', { hex: 8 }]], count: 'itemCount' }]])],
  [0x0800, plain('media-event', mediaHead)],
  [0x0801, plain('media', [...mediaHead, ...basicPosition, ['data', 'rest-hex']], [...mediaHead, ['data', 'rest-hex']])],
  [
    0x0802,
    plain('media-found', [
      ['replySerial', 'word'],
      ['mediaCount', 'word'],
      ['media', { rows: [['mediaId', 'dword'], ['mediaType', 'byte'], ['channel', 'byte'], ['event', 'byte'], ...basicPosition], count: 'mediaCount' }],
    ]),
  ],
  [
    0x0805,
    plain(
      'photo-result',
      [['replySerial', 'word'], ['result', 'byte'], ['mediaCount', 'word'], ['mediaIds', { numbers: 'dword', count: 'mediaCount' }]],
      [['replySerial', 'word'], ['result', 'byte']],
    ),
  ],
  [0x0a00, plain('terminal-key', [['exponent', 'dword'], ['modulus', { hex: 128 }]])],
  [0x8105, plain('terminal-control', [['command', 'byte'], ['parameters', 'rest-text']])],
  [
    0x8108,
    plain('upgrade', [
      ['upgradeType', 'byte'],
      ['maker', { text: 5 }],
      ['softwareVersion', 'short-text'],
      ['bytes', 'dword'],
      ['data', 'rest-hex'],
    ]),
  ],
  [0x8202, plain('track-temporarily', [['intervalS', 'word'], ['durationS', 'dword']], [['intervalS', 'word']])],
  [0x8203, plain('confirm-alarm', [['replySerial', 'word'], ['alarms', 'dword']])],
  [0x8301, plain('set-events', [['mode', 'byte'], ['eventCount', 'byte'], ['events', { rows: [['eventId', 'byte'], ['text', 'short-text']], count: 'eventCount' }]], [['mode', 'byte']])],
  [
    0x8302,
    plain('question', [
      ['flags', 'byte'],
      ['question', 'short-text'],
      ['answers', { rows: [['answerId', 'byte'], ['answer', 'long-text']], count: null }],
    ]),
  ],
  [0x8304, plain('information', [['infoType', 'byte'], ['text', 'long-text']])],
  [0x8400, plain('call-back', [['isListening', 'byte'], ['phoneNo', 'rest-text']])],
  [
    0x8401,
    plain(
      'set-phonebook',
      [['mode', 'byte'], ['contactCount', 'byte'], ['contacts', { rows: [['flag', 'byte'], ['number', 'short-text'], ['name', 'short-text']], count: 'contactCount' }]],
      [['mode', 'byte']],
    ),
  ],
  [0x8600, plain('set-circles', ...regions([...corner('centre'), ['radiusM', 'dword']]))],
  [0x8601, plain('delete-circles', removal)],
  [0x8602, plain('set-rectangles', ...regions([...corner('northWest'), ...corner('southEast')]))],
  [0x8603, plain('delete-rectangles', removal)],
  [0x8604, plain('set-polygon', ...regionLayouts([], pointList))],
  [0x8605, plain('delete-polygons', removal)],
  [0x8606, plain('set-route', ...routeLayouts())],
  [0x8607, plain('delete-routes', removal)],
  [0x8500, plain('vehicle-control', [['flags', 'byte']], [['itemCount', 'word'], ['items', 'rest-hex']])],
  [0x8800, plain('media-received', [['mediaId', 'dword'], ['partCount', 'byte'], ['parts', { numbers: 'word', count: 'partCount' }]], [['mediaId', 'dword']])],
  [
    0x8801,
    plain('take-photo', [
      ['channel', 'byte'],
      ['command', 'word'],
      ['intervalS', 'word'],
      ['isKept', 'byte'],
      ['resolution', 'byte'],
      ['quality', 'byte'],
      ['brightness', 'byte'],
      ['contrast', 'byte'],
      ['saturation', 'byte'],
      ['chroma', 'byte'],
    ]),
  ],
  [0x8802, plain('search-media', [['mediaType', 'byte'], ['channel', 'byte'], ['event', 'byte'], ...span])],
  [0x8803, plain('upload-media', [['mediaType', 'byte'], ['channel', 'byte'], ['event', 'byte'], ...span, ['isDeleted', 'byte']])],
  [0x8804, plain('record-sound', [['command', 'byte'], ['durationS', 'word'], ['isKept', 'byte'], ['sampleRate', 'byte']])],
  [0x8805, plain('upload-one-media', [['mediaId', 'dword'], ['isDeleted', 'byte']])],
  [0x8a00, plain('platform-key', [['exponent', 'dword'], ['modulus', { hex: 128 }]])],
];

/** Messages of JT/T 1078 (video). Alarms of a search are 64 bits: those of 808, then those of 1078. */
// prettier-ignore
const jt1078: readonly (readonly [id: number, layout: PlainLayout])[] = [
  [
    0x1003,
    plain('video-attributes', [
      ['audioEncoding', 'byte'],
      ['audioChannels', 'byte'],
      ['audioSampleRate', 'byte'],
      ['audioSampleBits', 'byte'],
      ['audioFrameLength', 'word'],
      ['hasAudioOutput', 'byte'],
      ['videoEncoding', 'byte'],
      ['maxAudioChannels', 'byte'],
      ['maxVideoChannels', 'byte'],
    ]),
  ],
  [0x1005, plain('passengers', [...span, ['boarded', 'word'], ['alighted', 'word']])],
  [
    0x1205,
    plain('video-resources', [
      ['replySerial', 'word'],
      ['resourceCount', 'dword'],
      [
        'resources',
        {
          rows: [['channel', 'byte'], ...span, ['alarms', { hex: 8 }], ['mediaType', 'byte'], ['streamType', 'byte'], ['storage', 'byte'], ['bytes', 'dword']],
          count: 'resourceCount',
        },
      ],
    ]),
  ],
  [0x1206, plain('upload-result', [['replySerial', 'word'], ['result', 'byte']])],
  [
    0x9101,
    plain('live-video', [
      ['address', 'short-text'],
      ['tcpPort', 'word'],
      ['udpPort', 'word'],
      ['channel', 'byte'],
      ['mediaType', 'byte'],
      ['streamType', 'byte'],
    ]),
  ],
  [0x9102, plain('live-control', [['channel', 'byte'], ['command', 'byte'], ['closing', 'byte'], ['streamType', 'byte']])],
  [0x9105, plain('live-quality', [['channel', 'byte'], ['packetLoss', 'byte']])],
  [
    0x9201,
    plain('playback', [
      ['address', 'short-text'],
      ['tcpPort', 'word'],
      ['udpPort', 'word'],
      ['channel', 'byte'],
      ['mediaType', 'byte'],
      ['streamType', 'byte'],
      ['storage', 'byte'],
      ['playMode', 'byte'],
      ['playSpeed', 'byte'],
      ...span,
    ]),
  ],
  [0x9202, plain('playback-control', [['channel', 'byte'], ['command', 'byte'], ['playSpeed', 'byte'], ['time', 'time']])],
  [
    0x9205,
    plain('search-video', [
      ['channel', 'byte'],
      ...span,
      ['alarms', { hex: 8 }],
      ['mediaType', 'byte'],
      ['streamType', 'byte'],
      ['storage', 'byte'],
    ]),
  ],
  [
    0x9206,
    plain('upload-video', [
      ['address', 'short-text'],
      ['port', 'word'],
      ['user', 'short-text'],
      ['password', 'short-text'],
      ['path', 'short-text'],
      ['channel', 'byte'],
      ...span,
      ['alarms', { hex: 8 }],
      ['mediaType', 'byte'],
      ['streamType', 'byte'],
      ['storage', 'byte'],
      ['conditions', 'byte'],
    ]),
  ],
  [0x9207, plain('upload-control', [['replySerial', 'word'], ['command', 'byte']])],
  [0x9301, plain('turn-camera', [['channel', 'byte'], ['direction', 'byte'], ['speed', 'byte']])],
  [0x9302, plain('focus-camera', [['channel', 'byte'], ['direction', 'byte']])],
];

/** Files of alarms (T/JSATL 12, Jiangsu; with the longer ids of Heilongjiang and Guangdong). */
// prettier-ignore
const alarmFiles: readonly (readonly [id: number, layout: PlainLayout])[] = [
  [
    0x1210,
    plain(
      'alarm-files',
      [['terminalId', { text: 7 }], ...alarmMark(7, 1), ...attachments],
      [['terminalId', { text: 30 }], ...alarmMark(30, 2), ...attachments],
      [...alarmMark(30, 0), ...attachments],
    ),
  ],
  [
    0x9208,
    plain(
      'send-alarm-files',
      ...[alarmMark(7, 1), alarmMark(30, 2), alarmMark(30, 0)].flatMap((mark): PlainFields[] => {
        const order: PlainFields = [['address', 'short-text'], ['tcpPort', 'word'], ['udpPort', 'word'], ...mark, ['alarmNo', { text: 32 }]];
        // Some platforms leave the reserved bytes out.
        return [[...order, ['reservedBehind', { hex: 16 }]], order];
      }),
    ),
  ],
  [0x1211, plain('file-start', [['file', 'short-text'], ['fileType', 'byte'], ['bytes', 'dword']])],
  [
    0x9212,
    plain('file-end-reply', [
      ['file', 'short-text'],
      ['fileType', 'byte'],
      ['result', 'byte'],
      ['missingCount', 'byte'],
      ['missing', { rows: [['offset', 'dword'], ['bytes', 'dword']], count: 'missingCount' }],
    ], [['file', 'short-text'], ['fileType', 'byte'], ['result', 'byte']]),
  ],
  [0x1212, plain('file-end', [['file', 'short-text'], ['fileType', 'byte'], ['bytes', 'dword']])],
];

/** Every message that is a row of values, by its id. */
export const plainLayouts: ReadonlyMap<number, PlainLayout> = new Map([...jt808, ...jt1078, ...alarmFiles]);
