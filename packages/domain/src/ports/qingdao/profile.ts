/**
 * Qingdao, by its 云港通 bill query, the port group's ship plan and the yards.
 * No third-party document stands in its stages; 装载放行 and 外理放行 do. 报关放行
 * is PAS, 装载放行 PASS, 码头放行 TMPS (our choice); yard steps are no nodes.
 */
import type { PortProfile } from '../port-profile';

export const qingdao = {
  code: 'QD',
  name: '青岛',
  pathPart: 'Qd',
  locodes: ['CNTAO', 'CNQIN', 'CNQDG', 'CNQAW'],
  customsDistricts: ['4258'],
  terminals: [
    // QQCT as QQCTX of the international list is unverified.
    { code: 'QQCT', name: '前湾', kind: 'terminal', smdg: ['QQCTX'] },
    { code: 'QQCTU', name: '前湾联合', kind: 'terminal', aliases: ['4期', 'QQCTUA'] },
    { code: 'QQCTN', name: '前湾新联合', kind: 'terminal' },
    { code: 'TAOCRDC', name: '长荣', kind: 'yard' },
    { code: 'TAODGDC', name: '明港东港', kind: 'yard' },
    { code: 'TAOFLDC', name: '泛联', kind: 'yard' },
    { code: 'TAOGJFD', name: '港捷丰', kind: 'yard' },
    { code: 'TAOGLDC', name: '港陆', kind: 'yard' },
    { code: 'TAOGLHD', name: '港联华', kind: 'yard' },
    { code: 'TAOGLJD', name: '港联捷', kind: 'yard' },
    { code: 'TAOGLRD', name: '港联荣', kind: 'yard' },
    { code: 'TAOGLSD', name: '港联海', kind: 'yard' },
    { code: 'TAOGLXD', name: '港联欣', kind: 'yard' },
    { code: 'TAOJFDC', name: '捷丰', kind: 'yard' },
    { code: 'TAOJHDC', name: '锦恒', kind: 'yard' },
    { code: 'TAOKYDC', name: '克运', kind: 'yard' },
    { code: 'TAOLHDC', name: '陆海', kind: 'yard' },
    { code: 'TAOMJDC', name: '珉均', kind: 'yard' },
    { code: 'TAOSSDC', name: '胜狮', kind: 'yard' },
  ],
  sources: [
    { code: 'yun-gang-tong', name: '云港通', formats: ['port-rows'], receivedBy: ['http', 'inbox', 'poll'], pace: 'rounds' },
    { code: 'qingdao-port', name: '青岛港船期', formats: ['port-rows'], receivedBy: ['http', 'inbox', 'poll'], pace: 'rounds' },
    { code: 'qingdao-yards', name: '青岛场站', formats: ['port-rows'], receivedBy: ['http', 'inbox'], pace: 'rounds' },
    { code: 'qingdao-customs', name: '青岛海关', formats: ['gacc-xml', 'port-rows'], receivedBy: ['http', 'inbox'], pace: 'answers' },
  ],
  flags: [
    { flag: 'arrive', name: '运抵', eventCode: 'ASA', kind: 'document', topic: '运抵' },
    { flag: 'customs', name: '报关放行', eventCode: 'PAS', kind: 'release', topic: '报关' },
    { flag: 'loadPermit', name: '装载放行', eventCode: 'PASS', kind: 'release', topic: '装载' },
    { flag: 'tally', name: '外理放行', eventCode: 'TALLY', kind: 'release', topic: '外理' },
    { flag: 'pass', name: '码头放行', eventCode: 'TMPS', kind: 'release', topic: null },
  ],
  nodes: [
    { code: 'BLA', name: '预配', judge: 'pre-manifest' },
    { code: 'GITM', name: '进港', judge: 'gate-in', after: 'BLA' },
    { code: 'ASA', name: '运抵', judge: 'arrival', flag: 'arrive' },
    { code: 'CPI', name: '查验', judge: 'inspection' },
    { code: 'PAS', name: '报关放行', judge: 'customs-release', flag: 'customs', after: 'ASA' },
    { code: 'PASS', name: '装载放行', judge: 'flag', flag: 'loadPermit', after: 'PAS' },
    { code: 'TALLY', name: '外理放行', judge: 'flag', flag: 'tally', after: 'PASS' },
    { code: 'TMPS', name: '码头放行', judge: 'flag', flag: 'pass', after: 'TALLY' },
    { code: 'LOBD', name: '装船', judge: 'load', after: 'TMPS' },
    { code: 'DLPT', name: '离港', judge: 'departure', after: 'LOBD' },
  ],
  strip: [
    { code: 'pre', node: 'BLA', sign: '预' },
    { code: 'gate-in', node: 'GITM', sign: '进' },
    { code: 'arrival', node: 'ASA', sign: '运' },
    { code: 'customs', node: 'PAS', sign: '报' },
    { code: 'release', node: 'PASS', sign: '载' },
    { code: 'tally', node: 'TALLY', sign: '理' },
    { code: 'pass', node: 'TMPS', sign: '码' },
    { code: 'load', node: 'LOBD', sign: '装' },
  ],
  cutOffNames: {
    portClosesMs: '截港',
    gateInClosesMs: '集港截止',
    gateInOpensMs: '集港开始',
    customsClosesMs: '截关',
    documentsClosesMs: '截单',
    vgmClosesMs: '截VGM',
  },
  // customFlag here is a proposal: the specification's open list names it for other ports.
  columns: ['boxArrivalManifest', 'preFlag', 'customFlag', 'destinationPort', 'inputCtns', 'backCtns', 'cargoCtns', 'wharfCode'],
} as const satisfies PortProfile;
