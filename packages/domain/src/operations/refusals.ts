/** What the operator's desk refuses, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { experienceTexts } from '../preferences/index';

export const operationsRefusals = {
  unknownPhone: defineRefusal('operations.unknownPhone', 400, noParams, () => experienceTexts.unknown),
} as const;
