import * as z from 'zod/mini';
import { refuseField } from '@mastlight/domain/contract-kit/text-field';
import { checkHead } from '@mastlight/domain/sh-manifest/check-head';
import { checkLine } from '@mastlight/domain/sh-manifest/check-goods';
import { checkParty } from '@mastlight/domain/sh-manifest/check-parties';
import {
  blankFiling,
  isBlankLine,
  partyRoles,
  type ManifestFiling,
  type ManifestHead,
  type Party,
} from '@mastlight/domain/sh-manifest/filing';
import { manifestFieldTexts } from '@mastlight/domain/sh-manifest/messages';
import { lineOf } from './goods-columns';

/** Head and parties as the form holds them. */
export interface EditorFields {
  readonly head: ManifestHead;
  readonly shipper: Party;
  readonly consignee: Party;
  readonly notify: Party;
}

export const blankFields: EditorFields = { head: blankFiling.head, ...blankFiling.parties };

/** What the head and the parties are refused for: the rules by which the server judges (R-5.3-01 to -19). */
export const editorSchema = z.custom<EditorFields>().check((payload) => {
  const { head, ...parties } = payload.value;
  for (const { field, textId, parameters, severity } of checkHead(head)) {
    if (severity === 'error') refuseField(payload, manifestFieldTexts, textId, ['head', field], parameters);
  }
  for (const role of partyRoles) {
    for (const { field, textId, parameters, severity } of checkParty(role, { parties })) {
      if (severity === 'error') refuseField(payload, manifestFieldTexts, textId, [role, field], parameters);
    }
  }
});

/** What a row is refused for by itself; what rows are wrong with among each other stands in the list of checks. */
export const goodsRowSchema = z.record(z.string(), z.string()).check((payload) => {
  const line = lineOf(payload.value);
  if (isBlankLine(line)) return;
  for (const { field, textId, parameters, severity } of checkLine(line, 0)) {
    if (severity === 'error') refuseField(payload, manifestFieldTexts, textId, [field], parameters);
  }
});

/** Fields and rows as one filing. Rows that stand ready below the last line are none; a blank one between lines keeps their numbers. */
export function filingOf({ head, ...parties }: EditorFields, rows: readonly Readonly<Record<string, string>>[]): ManifestFiling {
  const lines = rows.map(lineOf);
  return { head, parties, goods: lines.slice(0, lines.findLastIndex((line) => !isBlankLine(line)) + 1) };
}

export function fieldsOf({ head, parties }: ManifestFiling): EditorFields {
  return { head, ...parties };
}
