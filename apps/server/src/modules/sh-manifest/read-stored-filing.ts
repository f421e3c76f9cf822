import * as z from 'zod/mini';
import {
  blankHead,
  blankLine,
  blankParty,
  goodsFields,
  headFields,
  partyFields,
  type ManifestFiling,
  type Party,
} from '@mastlight/domain/sh-manifest/filing';

/** What was stored by an older build lacks the fields that came later; they are empty. */
const fields = <Name extends string>(names: readonly Name[], blank: Readonly<Record<Name, string>>) =>
  z.pipe(
    z.object(Object.fromEntries(names.map((name) => [name, z.optional(z.string())])) as Record<Name, z.ZodMiniOptional<z.ZodMiniString>>),
    z.transform((stored) => ({ ...blank, ...stored }) as Readonly<Record<Name, string>>),
  );
const party = fields(partyFields, blankParty);
const parties = z.object({ shipper: party, consignee: party, notify: party });
const storedFiling = z.object({ head: fields(headFields, blankHead), parties, goods: z.array(fields(goodsFields, blankLine)) });

/** A filing as its column holds it. @throws ZodError for what no build has written. */
export function readStoredFiling(stored: unknown): ManifestFiling {
  return storedFiling.parse(stored);
}

/** A party of a book as its column holds it. */
export function readStoredParty(stored: unknown): Party {
  return party.parse(stored);
}

/** The three of a combination. */
export function readStoredParties(stored: unknown): ManifestFiling['parties'] {
  return parties.parse(stored);
}
