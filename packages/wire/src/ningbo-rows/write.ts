/** Writers of the port's query rows. */
export type { RowsPage } from './write-envelope';
export { writeReleaseRows } from './write-release-rows';
export { writeVesselPlan } from './write-vessel-plan';
export { writeTrackRows } from './write-track-rows';
export { writeVgmRows } from './write-vgm-rows';
export { writeGateRows } from './write-gate-rows';
