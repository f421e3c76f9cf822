/**
 * What the facts of a bill look like: the node bar, boxes with the port's
 * flags, events, changed cut-offs. It draws what it is given; whose bill it is
 * and what can be done with it is the subscriptions'.
 */
export { troubledFirst } from './box-step';
export { ContainerCard } from './components/container-card';
export { ContainerTable } from './components/container-table';
export { CutOffChangeCard } from './components/cut-off-change-card';
export { EtaHistoryCard } from './components/eta-history-card';
export { EventList } from './components/event-list';
export { NodeBarCard } from './components/node-bar-card';
export { PlanCard } from './components/plan-card';
export { ReleaseCard } from './components/release-card';
export { ShipChangeCard } from './components/ship-change-card';
export { lampOfState } from './lamps';
export { useShift } from './use-shift';
