/**
 * Shanghai. Boxes, flags and berth times come from the port group's 港航纵横,
 * releases and receipts from Easipass, answers from Shanghai's customs. 海放 is
 * PASS, 码放 TMPS; customs' release reaches the terminal on the loading
 * manifest's receipt. No third-party document and no clean manifest is told.
 */
import type { PortProfile } from '../port-profile';

export const shanghai = {
  code: 'SH',
  name: '上海',
  pathPart: 'Sh',
  // Yangshan is CNYSA; CNYSN is another Yangshan, in Guangdong.
  locodes: ['CNSHA', 'CNSGH', 'CNSHG', 'CNWGQ', 'CNYSA'],
  customsDistricts: ['2218', '2225', '2248', '2202', '2208', '2210'],
  // 外六 and 洋二 are not in the port's list as far as it is public.
  terminals: [
    { code: 'WGQ1', name: '浦东(外1)', kind: 'terminal', aliases: ['外一期'], smdg: ['SPICT'] },
    { code: 'WGQ2', name: '振东(外2)', kind: 'terminal', aliases: ['外二期', '100304'], smdg: ['WAIG'] },
    { code: 'WGQ4', name: '沪东(外4)', kind: 'terminal', aliases: ['外四期', '100305'], smdg: ['SECT'] },
    { code: 'WGQ5', name: '明东(外5)', kind: 'terminal', aliases: ['外五期'], smdg: ['SMCT'] },
    { code: 'YS1', name: '盛东(洋1)', kind: 'terminal', aliases: ['洋一期'], smdg: ['SHENG'] },
    { code: 'YS3', name: '冠东(洋3)', kind: 'terminal', aliases: ['洋三期', '100308'], smdg: ['SGICT'] },
    { code: 'YS4', name: '尚东(洋4)', kind: 'terminal', aliases: ['洋四期', '100310'], smdg: ['SIPGSD'] },
    { code: 'YD', name: '宜东', kind: 'terminal' },
    { code: 'LDMT', name: '罗东', kind: 'terminal' },
  ],
  sources: [
    {
      code: 'gang-hang',
      name: '港航纵横',
      short: '纵横',
      formats: ['port-rows'],
      receivedBy: ['http', 'inbox', 'poll'],
      pace: 'rounds',
      // `yard` is its 预录; 返场 and 装货 have no public source there, and are taken where its rows tell them.
      tells: ['plan', 'gate', 'release', 'load', 'yard'],
    },
    {
      code: 'easipass',
      name: '亿通',
      formats: ['port-rows', 'edifact'],
      receivedBy: ['http', 'inbox'],
      pace: 'events',
      tells: ['answers', 'release'],
    },
    {
      code: 'shanghai-customs',
      name: '上海海关',
      short: '海关',
      formats: ['gacc-xml', 'port-rows'],
      receivedBy: ['http', 'inbox'],
      pace: 'answers',
      tells: ['answers'],
    },
  ],
  flags: [
    { flag: 'arrive', name: '运抵', eventCode: 'ASA', kind: 'document', topic: '运抵' },
    { flag: 'customs', name: '海放', eventCode: 'PASS', kind: 'release', topic: null },
    { flag: 'pass', name: '码放', eventCode: 'TMPS', kind: 'release', topic: '码放' },
    { flag: 'msa', name: '海事', eventCode: 'MSA', kind: 'release', topic: '海事' },
    { flag: 'stow', name: '配载', eventCode: 'PRLD', kind: 'document', topic: '配载' },
  ],
  nodes: [
    { code: 'BLA', name: '预配', judge: 'pre-manifest', leg: { by: 'forwarder', ask: 'forwarder' } },
    { code: 'GITM', name: '进港', judge: 'gate-in', after: 'BLA', leg: { by: 'haulier', ask: 'haulier' } },
    { code: 'ASA', name: '运抵', judge: 'arrival', flag: 'arrive', leg: { by: 'yard', ask: 'yard' } },
    {
      code: 'PASS',
      name: '海放',
      judge: 'customs-release',
      flag: 'customs',
      after: 'ASA',
      lag: { usualMinutes: 90, lateMinutes: 720 },
      leg: { by: 'customs', ask: 'broker' },
    },
    {
      code: 'TMPS',
      name: '码放',
      judge: 'flag',
      flag: 'pass',
      after: 'PASS',
      lag: { usualMinutes: 60, lateMinutes: 480 },
      leg: { by: 'terminal', ask: 'terminal' },
    },
    { code: 'PRLD', name: '配载', judge: 'stow', flag: 'stow', after: 'TMPS', leg: { by: 'terminal', ask: 'terminal' } },
    { code: 'LOBD', name: '装船', judge: 'load', after: 'PRLD' },
    { code: 'DLPT', name: '离港', judge: 'departure', after: 'LOBD' },
  ],
  strip: [
    { code: 'pre', node: 'BLA', sign: '预' },
    { code: 'gate-in', node: 'GITM', sign: '进' },
    { code: 'arrival', node: 'ASA', sign: '运' },
    { code: 'release', node: 'PASS', sign: '海' },
    { code: 'pass', node: 'TMPS', sign: '码' },
    { code: 'stow', node: 'PRLD', sign: '配' },
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
  columns: [
    'boxArrivalManifest',
    'preFlag',
    'customFlag',
    'destinationPort',
    'inputCtns',
    'backCtns',
    'cargoCtns',
    'shipCompany',
    'wharfCode',
    'errorValueCheck',
  ],
} as const satisfies PortProfile;
