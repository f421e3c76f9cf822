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

/** How many elements a segment has at most, by its tag; infinite where that is not asked. */
export const mostElements: ReadonlyMap<number, number> = new Map([
  ...sized.split(', ').map((entry) => [tagNumber(entry), Number(entry.slice(4))] as const),
  ...unsized.split(' ').map((tag) => [tagNumber(tag), Infinity] as const),
]);

/**
 * Segments that some writers send without any element, of which only few words
 * and numbers end like them. What follows one is its terminator.
 */
export const bareTags: ReadonlySet<number> = new Set(['CNI', 'CTA', 'ERC', 'GID', 'PCI', 'STS', 'TMD', 'TSR'].map(tagNumber));
