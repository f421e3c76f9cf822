/**
 * Tianjin, by 天津港网 and its 集港 plans. Its row names are not public: rows come
 * in our own shape. Terminal codes are ours, made from the international list.
 */
import type { PortProfile } from '../port-profile';

export const tianjin = {
  code: 'TJ',
  name: '天津',
  pathPart: 'Tj',
  locodes: ['CNTXG', 'CNTNJ', 'CNTNG', 'CNTSN'],
  customsDistricts: ['0202'],
  terminals: [
    { code: 'TACT', name: '联盟国际', kind: 'terminal', smdg: ['TACT1'] },
    { code: 'TECT', name: '欧亚国际', kind: 'terminal', smdg: ['TECT1'] },
    { code: 'TCT', name: '天津港集装箱', kind: 'terminal', smdg: ['THCC1'] },
    { code: 'TPCT', name: '太平洋国际', kind: 'terminal', aliases: ['太平洋'], smdg: ['TPCT1'] },
    { code: 'TSCT', name: '第二集装箱', kind: 'terminal' },
    // FICT and ECT stand in an older list only.
    { code: 'FICT', name: '五洲国际', kind: 'terminal', aliases: ['五洲'], smdg: ['FICT1'] },
    { code: 'ECT', name: '东方海陆', kind: 'terminal', smdg: ['ECTS1'] },
  ],
  sources: [
    {
      code: 'tianjin-port',
      name: '天津港网',
      short: '港网',
      formats: ['port-rows', 'flat-cn'],
      receivedBy: ['http', 'inbox'],
      pace: 'events',
      tells: ['plan', 'gate', 'release', 'load'],
    },
    {
      code: 'tianjin-yards',
      name: '天津集港预约',
      short: '集港',
      formats: ['port-rows'],
      receivedBy: ['http', 'inbox'],
      pace: 'rounds',
      tells: ['yard'],
    },
    {
      code: 'tianjin-customs',
      name: '天津海关',
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
      lag: { usualMinutes: 180, lateMinutes: 960 },
      leg: { by: 'customs', ask: 'broker' },
    },
    {
      code: 'TMPS',
      name: '码头放行',
      judge: 'flag',
      flag: 'pass',
      after: 'PASS',
      lag: { usualMinutes: 60, lateMinutes: 720 },
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
    portClosesMs: '箱号截止',
    gateInClosesMs: '集港截止',
    gateInOpensMs: '集港开始',
    customsClosesMs: '截关收箱',
    documentsClosesMs: '截单',
    vgmClosesMs: '截VGM',
  },
  // customFlag here is a proposal: the specification's open list names it for other ports.
  columns: [
    'customFlag',
    'inputCtns',
    'backCtns',
    'cargoCtns',
    'wharfCode',
    'blnoMain',
    'webname',
    'jgApplyBeginTime',
    'jgApplyEndTime',
    'wharfRemark',
  ],
} as const satisfies PortProfile;
