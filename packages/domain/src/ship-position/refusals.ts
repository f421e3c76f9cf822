/** What positions of ships refuse, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { shipPositionTexts as texts } from './messages';

export const shipPositionRefusals = {
  unknownShip: defineRefusal('ship-position.unknownShip', 404, noParams, () => texts.unknownShip),
  severalShips: defineRefusal('ship-position.severalShips', 400, noParams, () => texts.severalShips),
} as const;
