import type { TerminalRegistration } from '../../message';

/** Bytes of the texts of a registration, and of everything in front of the plate. */
export interface RegistrationLayout {
  readonly maker: number;
  readonly model: number;
  readonly terminalId: number;
  readonly bytes: number;
}

/** JT/T 808-2011 table 6, 2013 table 7, 2019 table 7. */
export const registrationLayouts: Readonly<Record<TerminalRegistration['layout'], RegistrationLayout>> = {
  2011: { maker: 5, model: 8, terminalId: 7, bytes: 25 },
  2013: { maker: 5, model: 20, terminalId: 7, bytes: 37 },
  2019: { maker: 11, model: 30, terminalId: 30, bytes: 76 },
};
