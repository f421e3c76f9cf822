/** What other areas know of the intake: who hands messages in. */
export type { IntakeSource } from './intake-source';
