/** What others know of positions: places, fixes and their plausibility, plates, ships. */
export { isShiftedThere, metresBetween, toGcj02, type Place } from '../vocabulary/coordinates';
export { judgeFix, type Fix, type JudgedFix, type ToldFix } from './judge-fix';
export { isShipMmsi } from './judge-ship-fix';
export { silentAfterMs, trackKeptMs, trackStepMs } from './limits';
export { nearestPort } from '../vocabulary/named-places';
export { findPortStops, type PortStop } from './port-stops';
export { plateProvinces, readPlate } from './plate';
export { lorryKmh, roadFactor, wayToTerminal } from './way-to-terminal';
export { findVehicleStops, type VehicleStop } from './vehicle-stops';
export { terminalAreaOf } from './terminal-area';
export { sayShipPlace, stateOfShip, tellShipPlace, type ShipSight, type ShipState } from './ship-state';
