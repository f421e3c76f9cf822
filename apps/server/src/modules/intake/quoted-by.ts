import { intakeFindings } from '@mastlight/domain/intake/messages';
import type { Finding } from '@mastlight/wire';
import { findingTexts } from '@mastlight/wire/syntax/finding-texts';

const sentences: Readonly<Record<string, readonly [severity: string, zh: string, en: string]>> = { ...findingTexts, ...intakeFindings };

/** What a finding quotes of its message: its sentence without the words around it. Empty when it quotes nothing. */
export function quotedBy({ code, zh }: Finding): string {
  const [before, behind] = (Object.hasOwn(sentences, code) ? sentences[code]![1] : '').split('{}');
  if (before === undefined || behind === undefined || !zh.startsWith(before) || !zh.endsWith(behind)) return '';
  return zh.slice(before.length, zh.length - behind.length);
}
