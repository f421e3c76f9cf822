/** A port that the product does not have, made up as the next one would be: this file and samples of its rows are all of it. */
import type { PortProfile } from '@mastlight/domain/ports/index';

export const lianyungang = {
  code: 'LYG',
  name: '连云港',
  pathPart: 'Lyg',
  locodes: ['CNLYG'],
  customsDistricts: ['2301'],
  terminals: [
    { code: 'LYGXDF', name: '新东方', kind: 'terminal', aliases: ['新东方集装箱'] },
    { code: 'LYGXY', name: '新益港', kind: 'terminal' },
  ],
  sources: [
    { code: 'lianyungang-port', name: '连云港港口', formats: ['port-rows'], receivedBy: ['http', 'inbox'], pace: 'events' },
    { code: 'lianyungang-customs', name: '连云港海关', formats: ['gacc-xml', 'port-rows'], receivedBy: ['http', 'inbox'], pace: 'answers' },
  ],
  flags: [
    { flag: 'arrive', name: '运抵', eventCode: 'ASA', kind: 'document', topic: '运抵' },
    { flag: 'customs', name: '关放', eventCode: 'PASS', kind: 'release', topic: '海关' },
    { flag: 'tally', name: '理货放行', eventCode: 'TALLY', kind: 'release', topic: '理货' },
    { flag: 'pass', name: '码头放行', eventCode: 'TMPS', kind: 'release', topic: null },
  ],
  nodes: [
    { code: 'BLA', name: '预配', judge: 'pre-manifest', leg: { by: 'forwarder', ask: 'forwarder' } },
    { code: 'GITM', name: '入港', judge: 'gate-in', after: 'BLA', leg: { by: 'haulier', ask: 'haulier' } },
    { code: 'ASA', name: '运抵', judge: 'arrival', flag: 'arrive', leg: { by: 'yard', ask: 'yard' } },
    { code: 'PASS', name: '关放', judge: 'customs-release', flag: 'customs', after: 'ASA', leg: { by: 'customs', ask: 'broker' } },
    { code: 'TALLY', name: '理货放行', judge: 'flag', flag: 'tally', after: 'PASS', leg: { by: 'tally', ask: 'tally' } },
    { code: 'TMPS', name: '码头放行', judge: 'flag', flag: 'pass', after: 'TALLY', leg: { by: 'terminal', ask: 'terminal' } },
    { code: 'LOBD', name: '装船', judge: 'load', after: 'TMPS' },
    { code: 'DLPT', name: '离港', judge: 'departure', after: 'LOBD' },
  ],
  strip: [
    { code: 'pre', node: 'BLA', sign: '预' },
    { code: 'in', node: 'GITM', sign: '入' },
    { code: 'arrival', node: 'ASA', sign: '运' },
    { code: 'tally', node: 'TALLY', sign: '理' },
    { code: 'pass', node: 'TMPS', sign: '码' },
  ],
  cutOffNames: {
    portClosesMs: '收箱截止',
    gateInClosesMs: '入港截止',
    gateInOpensMs: '开港',
    customsClosesMs: '截关',
    documentsClosesMs: '截单',
    vgmClosesMs: '截VGM',
  },
  columns: ['customFlag', 'wharfCode', 'destinationPort'],
} as const satisfies PortProfile;
