/** What trucks refuse, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { truckTexts as texts } from './messages';

const say = (name: keyof typeof texts, code: number) => defineRefusal(`truck.${name}`, code, noParams, () => texts[name]);

export const truckRefusals = {
  dayPast: say('dayPast', 400),
  tooManyTrucks: say('tooManyTrucks', 400),
  notFollowed: say('notFollowed', 404),
  tooManyShares: say('tooManyShares', 400),
  noPosition: say('noPosition', 400),
  nothingNew: say('nothingNew', 400),
  sharerShort: say('sharerShort', 402),
  linkDead: say('linkDead', 410),
} as const;
