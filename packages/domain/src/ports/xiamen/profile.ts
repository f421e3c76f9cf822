/** Xiamen, by its terminals' sites; names of release rows are not public and come in our own shape. */
import type { PortProfile } from '../port-profile';

export const xiamen = {
  code: 'XM',
  name: '厦门',
  pathPart: 'Xm',
  locodes: ['CNXMN', 'CNXAM', 'CNXMG', 'CNXMH', 'CNHHT', 'CNXXY'],
  customsDistricts: ['3708'],
  // Codes of the international list are paired by name; 远海 as XOGT is unverified. 国贸 has no code that is public.
  terminals: [
    { code: 'HTD', name: '海天', kind: 'terminal', smdg: ['XHCT'] },
    { code: 'HTM', name: '海通', kind: 'terminal', smdg: ['XTCT'] },
    { code: 'HRD', name: '海润', kind: 'terminal', smdg: ['XRCT'] },
    { code: 'YHT', name: '远海', kind: 'terminal', smdg: ['XOGT'] },
    { code: 'SYT', name: '嵩屿', kind: 'terminal', smdg: ['XSCT'] },
    { code: 'H.C', name: '国际货柜', kind: 'terminal', smdg: ['XICT'] },
    { code: 'XHD', name: '新海达', kind: 'terminal', smdg: ['XHDCT'] },
  ],
  sources: [
    {
      code: 'xiamen-terminals',
      name: '厦门码头',
      short: '码头',
      formats: ['port-rows'],
      receivedBy: ['http', 'inbox', 'poll'],
      pace: 'rounds',
      tells: ['plan', 'gate', 'release', 'load'],
    },
    {
      code: 'xiamen-customs',
      name: '厦门海关',
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
    { code: 'CPI', name: '查验', judge: 'inspection' },
    { code: 'PASS', name: '放行', judge: 'customs-release', flag: 'customs', after: 'ASA', leg: { by: 'customs', ask: 'broker' } },
    {
      code: 'TMPS',
      name: '码头放行',
      judge: 'flag',
      flag: 'pass',
      after: 'PASS',
      lag: { usualMinutes: 60, lateMinutes: 480 },
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
    portClosesMs: '截箱',
    gateInClosesMs: '进箱截止',
    gateInOpensMs: '开闸',
    customsClosesMs: '截关',
    documentsClosesMs: '截单',
    vgmClosesMs: '截VGM',
  },
  columns: ['boxArrivalManifest', 'customFlag', 'wharfCode'],
} as const satisfies PortProfile;
