import type { BoxLine, DangerousGoods, Oversize, Remark, VerifiedMass } from '../../message';
import { writeTime } from './write-container-report';
import type { InterchangeWriter } from './write-interchange';

/** Longest component of a free text (4440 since D99A), and how many there are in one FTX. */
const maxTextLength = 512;
const linesPerRemark = 5;

/** FTX of a remark; a longer text is split between words, as it is joined when it is read. */
export function writeRemark(writer: InterchangeWriter, { qualifier, code, text }: Remark): void {
  writer.add('FTX', qualifier, '', code, splitText(text ?? ''));
}

/** What a stow plan or order tells of a box beside its ports and numbers. */
type ParticularBox = Pick<BoxLine, 'grossWeightKg' | 'tareKg' | 'temperatureC' | 'particulars'>;

/** Remarks, and the certificate of the verified mass. */
export function writeRemarks(writer: InterchangeWriter, { particulars }: ParticularBox): void {
  const { remarks = [], verifiedMass = null } = particulars ?? {};
  for (const remark of remarks) writeRemark(writer, remark);
  if (verifiedMass) writeCertificate(writer, verifiedMass);
}

/** MEA, DIM, TMP and RNG; stow plans tell the gross weight as `MEA+WT`, orders as `MEA+AAE+G`. */
export function writeMeasures(writer: InterchangeWriter, box: ParticularBox, gross: 'WT' | 'G'): void {
  const { grossWeightKg, tareKg, temperatureC, particulars } = box;
  const { verifiedMass = null, oversize = null, outerSize = null, temperatureRangeC = null } = particulars ?? {};
  const isPlan = gross === 'WT';
  if (grossWeightKg !== null) writer.add('MEA', isPlan ? 'WT' : 'AAE', isPlan ? '' : 'G', ['KGM', grossWeightKg]);
  if (tareKg !== null) writer.add('MEA', 'AAE', 'T', ['KGM', tareKg]);
  if (verifiedMass !== null && verifiedMass.kg !== null)
    writer.add('MEA', isPlan ? 'VGM' : 'AAE', isPlan ? '' : 'VGM', ['KGM', verifiedMass.kg]);
  if (outerSize) {
    const { lengthCm, widthCm, heightCm } = outerSize;
    writer.add('DIM', 1, ['CMT', lengthCm, widthCm, heightCm]);
  }
  if (oversize) writeOversize(writer, oversize);
  if (temperatureC !== null) writer.add('TMP', 2, [temperatureC, 'CEL']);
  if (temperatureRangeC) writer.add('RNG', 5, ['CEL', temperatureRangeC.min, temperatureRangeC.max]);
}

/** The places of a box that are no ports of its own. */
export function writePlaces(writer: InterchangeWriter, { particulars }: ParticularBox): void {
  for (const { qualifier, place } of particulars?.places ?? []) writer.addPlace(qualifier, place);
}

/** DGS of every dangerous good. */
export function writeDangerousGoods(writer: InterchangeWriter, { particulars }: ParticularBox): void {
  for (const goods of particulars?.dangerousGoods ?? []) writeGoods(writer, goods);
}

function writeGoods(writer: InterchangeWriter, goods: DangerousGoods): void {
  const { regulation, hazardClass, page, unNumber, flashPointC, packingGroup, emsNumber, labels } = goods;
  const flashPoint = flashPointC === null ? '' : [flashPointC, 'CEL'];
  const upToLabels = ['', '', ''];
  writer.add('DGS', regulation, [hazardClass, page], unNumber, flashPoint, packingGroup, emsNumber, ...upToLabels, labels);
  for (const remark of goods.remarks ?? []) writeRemark(writer, remark);
}

function writeOversize(writer: InterchangeWriter, oversize: Oversize): void {
  const { frontCm, backCm, rightCm, leftCm, heightCm } = oversize;
  if (frontCm !== null) writer.add('DIM', 5, ['CMT', frontCm]);
  if (backCm !== null) writer.add('DIM', 6, ['CMT', backCm]);
  if (rightCm !== null) writer.add('DIM', 7, ['CMT', '', rightCm]);
  if (leftCm !== null) writer.add('DIM', 8, ['CMT', '', leftCm]);
  if (heightCm !== null) writer.add('DIM', 9, ['CMT', '', '', heightCm]);
}

/** `FTX+AAY++SM1+time::party`; a time without a method stands in a DTM of its own. */
function writeCertificate(writer: InterchangeWriter, { method, weighed, by }: VerifiedMass): void {
  if (method === null) writeTime(writer, 798, weighed);
  else writer.add('FTX', 'AAY', '', method, [weighed?.raw, '', by]);
}

function splitText(text: string): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > maxTextLength && lines.length < linesPerRemark - 1) {
    const space = rest.lastIndexOf(' ', maxTextLength);
    if (space <= 0) break;
    lines.push(rest.slice(0, space));
    rest = rest.slice(space + 1);
  }
  return [...lines, rest];
}
