/** A code of the tariff as people read it, `9617 00 19 00`; of another number of digits it stays as it is. */
export const showCode = (code: string): string =>
  code.replace(/^(\d{4})(\d{2})?(\d{2})?(\d{2})?$/, (_all, ...parts: unknown[]) => parts.slice(0, 4).filter(Boolean).join(' '));
