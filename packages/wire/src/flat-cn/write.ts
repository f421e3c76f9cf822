/** Writers of the platform files (平台文件). */
export type { FlatEnvelope } from './write-records';
export { writeIfcsum } from './ifcsum/write-ifcsum';
export { writeFlatGate } from './codeco/write-codeco';
export { writeFlatVesselMove } from './coarri/write-coarri';
export { writeFlatVgm } from './ctnvgm/write-ctnvgm';
export { writeFlatLoadingList } from './cotemp/write-cotemp';
export { writeFlatStowPlan } from './baplie/write-baplie';
