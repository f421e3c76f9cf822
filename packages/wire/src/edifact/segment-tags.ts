import { tagNumber } from './tag';

/** The segments that message readers ask for, as the numbers `readTag` gives. */
export const ACA = tagNumber('ACA');
export const BGM = tagNumber('BGM');
export const CNI = tagNumber('CNI');
export const CNT = tagNumber('CNT');
export const COM = tagNumber('COM');
export const CTA = tagNumber('CTA');
export const DAM = tagNumber('DAM');
export const DGS = tagNumber('DGS');
export const DIM = tagNumber('DIM');
export const DOC = tagNumber('DOC');
export const DTM = tagNumber('DTM');
export const EQD = tagNumber('EQD');
export const EQN = tagNumber('EQN');
export const FTX = tagNumber('FTX');
export const GID = tagNumber('GID');
export const HAN = tagNumber('HAN');
export const LOC = tagNumber('LOC');
export const MEA = tagNumber('MEA');
export const NAD = tagNumber('NAD');
export const RFF = tagNumber('RFF');
export const RNG = tagNumber('RNG');
export const SEL = tagNumber('SEL');
export const SGP = tagNumber('SGP');
export const TDT = tagNumber('TDT');
export const TMD = tagNumber('TMD');
export const TMP = tagNumber('TMP');
