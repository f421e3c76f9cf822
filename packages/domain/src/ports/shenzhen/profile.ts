/**
 * Shenzhen: 蛇口, 赤湾 and 妈湾 by the CMG eport, 盐田 and 大铲湾 by their own
 * sites. What lets a box on board is the voucher (激活放行, 放行条), not a pass
 * of the terminal; a terminal's voyage differs from the commercial one.
 */
import type { PortProfile } from '../port-profile';

export const shenzhen = {
  code: 'SZ',
  name: '深圳',
  pathPart: 'Sz',
  locodes: ['CNSZX', 'CNSNZ', 'CNSZP', 'CNYTN', 'CNSHK', 'CNCWN', 'CNMWN', 'CNDCB', 'CNDCW'],
  customsDistricts: ['5304', '5349', '5316', '5348', '5352'],
  // CCT and MCT may be merged into SCT by some senders.
  terminals: [
    { code: 'CNYTN', name: '盐田', kind: 'terminal', smdg: ['YICT', 'YICTW'] },
    { code: 'SCT', name: '蛇口', kind: 'terminal' },
    { code: 'CCT', name: '赤湾', kind: 'terminal' },
    { code: 'MCT', name: '妈湾', kind: 'terminal' },
    { code: 'SCMWH', name: '海星', kind: 'terminal' },
    { code: 'CNDCB', name: '大铲湾', kind: 'terminal', smdg: ['DACHAN'] },
  ],
  sources: [
    {
      code: 'cmg-eport',
      name: '招商港口',
      short: '招商',
      formats: ['port-rows'],
      receivedBy: ['http', 'inbox', 'poll'],
      pace: 'rounds',
      tells: ['plan', 'gate', 'release'],
    },
    {
      code: 'yantian',
      name: '盐田码头',
      short: '盐田',
      formats: ['port-rows'],
      receivedBy: ['http', 'inbox'],
      pace: 'events',
      tells: ['gate', 'release', 'load'],
    },
    {
      code: 'dachan-bay',
      name: '大铲湾码头',
      short: '大铲湾',
      formats: ['port-rows'],
      receivedBy: ['http', 'inbox'],
      pace: 'events',
      tells: ['gate', 'release', 'load'],
    },
    {
      code: 'shenzhen-customs',
      name: '深圳海关',
      short: '海关',
      formats: ['gacc-xml', 'port-rows'],
      receivedBy: ['http', 'inbox'],
      pace: 'answers',
      tells: ['answers'],
    },
  ],
  flags: [
    { flag: 'arrive', name: '运抵', eventCode: 'ASA', kind: 'document', topic: '运抵' },
    { flag: 'customs', name: '海关放行', eventCode: 'PASS', kind: 'release', topic: '海关' },
    { flag: 'voucher', name: '放行条', eventCode: 'TMPS', kind: 'release', topic: null },
  ],
  nodes: [
    { code: 'STSP', name: '提空', judge: 'empty-out' },
    { code: 'GITM', name: '进港', judge: 'gate-in', after: 'STSP', leg: { by: 'haulier', ask: 'haulier' } },
    { code: 'ASA', name: '运抵', judge: 'arrival', flag: 'arrive', leg: { by: 'yard', ask: 'yard' } },
    { code: 'CPI', name: '查验', judge: 'inspection' },
    {
      code: 'PASS',
      name: '海关放行',
      judge: 'customs-release',
      flag: 'customs',
      after: 'ASA',
      lag: { usualMinutes: 90, lateMinutes: 480 },
      leg: { by: 'customs', ask: 'broker' },
    },
    {
      code: 'TMPS',
      name: '放行条',
      judge: 'flag',
      flag: 'voucher',
      after: 'PASS',
      clock: 'customs',
      lag: { usualMinutes: 30, lateMinutes: 480 },
      leg: { by: 'terminal', ask: 'broker' },
    },
    { code: 'LOBD', name: '装船', judge: 'load', after: 'TMPS' },
    { code: 'DLPT', name: '离港', judge: 'departure', after: 'LOBD' },
  ],
  strip: [
    { code: 'empty-out', node: 'STSP', sign: '提' },
    { code: 'gate-in', node: 'GITM', sign: '进' },
    { code: 'arrival', node: 'ASA', sign: '运' },
    { code: 'release', node: 'PASS', sign: '海' },
    { code: 'pass', node: 'TMPS', sign: '条' },
    { code: 'load', node: 'LOBD', sign: '装' },
  ],
  cutOffNames: {
    portClosesMs: '截重',
    gateInClosesMs: '截柜',
    gateInOpensMs: '开舱',
    customsClosesMs: '截放行条',
    documentsClosesMs: '截补料',
    vgmClosesMs: '截VGM',
  },
  // customFlag here is a proposal: the specification's open list names it for other ports.
  columns: ['customFlag', 'destinationPort', 'wharfCode'],
} as const satisfies PortProfile;
