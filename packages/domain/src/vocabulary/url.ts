/** Addresses that a link may name. Where one may lead, whoever shows it says besides (`rich-text.ts`). */

/** R-5.4-06: starts with http:, https:, mailto: or tel:, and names something behind it. Nothing in it is blank or turns around. */
export function isUrl(text: string): boolean {
  return /^(?:https?:\/\/[^\s/\\\p{Cf}\p{Cc}\u3164][^\s\\\p{Cf}\p{Cc}\u3164]*|mailto:[^\s\\\p{Cf}\p{Cc}\u3164]+|tel:[^\s\\\p{Cf}\p{Cc}\u3164]+)$/iu.test(
    text,
  );
}
