/**
 * Dalian. No public row of its sources was found: all rows come in our own
 * shape. Terminal codes are ours and their names unverified; of the
 * international list DPCT alone is known.
 */
import type { PortProfile } from '../port-profile';

export const dalian = {
  code: 'DL',
  name: '大连',
  pathPart: 'Dl',
  locodes: ['CNDLC', 'CNDAL', 'CNDAG', 'CNDYW'],
  customsDistricts: ['0908'],
  terminals: [
    { code: 'DCT', name: '大连集装箱', kind: 'terminal' },
    { code: 'DPCM', name: '大连港湾', kind: 'terminal', smdg: ['DPCT'] },
    { code: 'DICT', name: '大连国际', kind: 'terminal' },
  ],
  sources: [
    {
      code: 'dalian-port',
      name: '大连口岸物流网',
      short: '物流网',
      formats: ['port-rows'],
      receivedBy: ['http', 'inbox'],
      pace: 'events',
      tells: ['plan', 'gate', 'release', 'load'],
    },
    {
      code: 'dalian-customs',
      name: '大连海关',
      short: '海关',
      formats: ['gacc-xml', 'port-rows'],
      receivedBy: ['http', 'inbox'],
      pace: 'answers',
      tells: ['answers'],
    },
  ],
  flags: [
    { flag: 'arrive', name: '运抵', eventCode: 'ASA', kind: 'document', topic: '运抵' },
    { flag: 'customs', name: '放行', eventCode: 'PASS', kind: 'release', topic: '放行' },
    { flag: 'pass', name: '码头放行', eventCode: 'TMPS', kind: 'release', topic: null },
  ],
  nodes: [
    { code: 'BLA', name: '预配', judge: 'pre-manifest', leg: { by: 'forwarder', ask: 'forwarder' } },
    { code: 'GITM', name: '进港', judge: 'gate-in', after: 'BLA', leg: { by: 'haulier', ask: 'haulier' } },
    { code: 'ASA', name: '运抵', judge: 'arrival', flag: 'arrive', leg: { by: 'yard', ask: 'yard' } },
    {
      code: 'PASS',
      name: '放行',
      judge: 'customs-release',
      flag: 'customs',
      after: 'ASA',
      lag: { usualMinutes: 240, lateMinutes: 1440 },
      leg: { by: 'customs', ask: 'broker' },
    },
    {
      code: 'TMPS',
      name: '码头放行',
      judge: 'flag',
      flag: 'pass',
      after: 'PASS',
      lag: { usualMinutes: 120, lateMinutes: 960 },
      leg: { by: 'terminal', ask: 'terminal' },
    },
    { code: 'LOBD', name: '装船', judge: 'load', after: 'TMPS' },
    { code: 'DLPT', name: '离港', judge: 'departure', after: 'LOBD' },
  ],
  strip: [
    { code: 'pre', node: 'BLA', sign: '预' },
    { code: 'gate-in', node: 'GITM', sign: '进' },
    { code: 'arrival', node: 'ASA', sign: '运' },
    { code: 'release', node: 'PASS', sign: '放' },
    { code: 'load', node: 'LOBD', sign: '装' },
  ],
  cutOffNames: {
    portClosesMs: '截港',
    gateInClosesMs: '进箱截止',
    gateInOpensMs: '开港',
    customsClosesMs: '截关',
    documentsClosesMs: '截单',
    vgmClosesMs: '截VGM',
  },
  columns: ['customFlag', 'wharfCode'],
} as const satisfies PortProfile;
