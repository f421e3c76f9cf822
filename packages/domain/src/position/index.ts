/** What others know of positions: places, fixes and their plausibility, plates. */
export { isShiftedThere, metresBetween, toGcj02, type Place } from './coordinates';
export { judgeFix, type Fix, type JudgedFix, type ToldFix } from './judge-fix';
export { silentAfterMs, trackKeptMs, trackStepMs } from './limits';
export { plateProvinces, readPlate } from './plate';
