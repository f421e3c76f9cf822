import { tagNumber } from './tag';

/**
 * Segments of the directories D.95B to D.23A and how many elements each has at
 * most; the highest number of all of them, so that no good segment is over it.
 */
const sized = [
  'BGM 6, CNI 3, CNT 1, COD 2, COM 3, CPI 3, CST 6, CTA 2, DAM 6, DGS 14, DIM 2, DOC 5, DTM 1, EQA 2, EQD 7, EQN 1, ERC 1',
  'ERP 2, FTX 6, GEI 3, GID 6, GIS 4, HAN 2, LOC 5, MEA 4, MOA 1, NAD 9, PAC 5, PCI 5, PIA 6, QTY 1, RFF 1, RNG 2, SEL 5',
  'SGP 2, STS 7, TDT 10, TMD 3, TMP 2, TOD 3, TSR 4, UNH 7, UNS 1, UNT 2',
].join(', ');

/** Tags that may be swallowed as well; how much they hold is not asked. */
const unsized = [
  'ACA AGR AJT ALI APP ARD ATT AUT BUS CAV CCI CED CLA CMP COS COT CPS CTO CUI CUX DII DLI DLM DMS ECI EFI ELM EMP EQF EVE',
  'FCA FII FNS FNT GDS GIN GIR GOR GPO GRU ICD IDE IFD IHC IMD IND INV LBR LIN MEM MKS MTD NAT PAI PAS PCD PDI PER PGI PNA',
  'POC PRC PRI PSD PTY QUA QVR REL RJL ROD SCC SEQ SGU SPS STA STC STG TAX TCC TMA TPL TRU UCD UCI UCM UCS UGH UGT UNB UNE',
  'UNG UNZ VLI WOR',
].join(' ');

/** A place for each tag of three capital letters: five bits a letter. A map costs several times as much, and every segment asks. */
const slotOf = (tag: number): number => ((tag >> 6) & 0x7c00) | ((tag >> 3) & 0x3e0) | (tag & 0x1f);
const unasked = 255;
/** One more than a segment's elements at most, `unasked` where that is not asked, zero for no segment. */
const sizes = new Uint8Array(32 ** 3);
for (const entry of sized.split(', ')) sizes[slotOf(tagNumber(entry))] = Number(entry.slice(4)) + 1;
for (const tag of unsized.split(' ')) sizes[slotOf(tagNumber(tag))] = unasked;

/** Whether three capital letters are the tag of a segment of any directory. */
export function isKnownTag(tag: number): boolean {
  return sizes[slotOf(tag)] !== 0;
}

/** How many elements the segment of a tag of three capital letters has at most; infinite where that is not known. */
export function mostElements(tag: number): number {
  const size = sizes[slotOf(tag)] as number;
  return size === 0 || size === unasked ? Infinity : size - 1;
}

/** Segments that name a box and are none: references, free text, and what a group of goods or a service is about. */
const boxNaming = new Uint8Array(32 ** 3);
for (const tag of 'RFF FTX PCI IMD EQA SGP EQD DOC ERP CST BGM GIN GIR COM ERC EQF'.split(' ')) boxNaming[slotOf(tagNumber(tag))] = 1;

/** Whether the number of a box may stand in the segment of a tag of three capital letters. */
export function mayNameBox(tag: number): boolean {
  return boxNaming[slotOf(tag)] === 1;
}

/**
 * Segments that some writers send without any element, of which only few words
 * and numbers end like them. What follows one is its terminator.
 */
export const bareTags: ReadonlySet<number> = new Set(['CNI', 'CTA', 'ERC', 'GID', 'PCI', 'STS', 'TMD', 'TSR'].map(tagNumber));
