/** What a text message code is for; a code sent for one is worth nothing for the other (S-05). */
export const smsPurposes = ['reset', 'bind'] as const;
export type SmsPurpose = (typeof smsPurposes)[number];
