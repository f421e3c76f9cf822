/**
 * The four messages that customs ask for before and after a bill is loaded, by sea and by air (domain guide 3.1): who sends
 * each, and by which code. A code whose second digit is 2 is by air.
 */

export const manifestModes = ['sea', 'air'] as const;
export type ManifestMode = (typeof manifestModes)[number];

/** 预配, 运抵, 装载, 理货: in the order in which they come. */
export const stages = ['pre', 'arrival', 'loading', 'tally'] as const;
export type Stage = (typeof stages)[number];

const codes: Readonly<Record<string, readonly [ManifestMode, Stage]>> = {
  '2101': ['sea', 'pre'],
  '3101': ['sea', 'arrival'],
  '4101': ['sea', 'loading'],
  '5102': ['sea', 'tally'],
  '2201': ['air', 'pre'],
  '3201': ['air', 'arrival'],
  '4201': ['air', 'loading'],
  '5202': ['air', 'tally'],
};

/** What a message is about, by its four digits (`2101`); null: none of the four. */
export function stageOf(about: string): { readonly mode: ManifestMode; readonly stage: Stage } | null {
  if (!Object.hasOwn(codes, about)) return null;
  const [mode, stage] = codes[about]!;
  return { mode, stage };
}

/** The code of a stage's message (`MT2101`). */
export function codeOf(mode: ManifestMode, stage: Stage): string {
  return `MT${Object.keys(codes).find((about) => codes[about]![0] === mode && codes[about]![1] === stage)!}`;
}

/** Who sends a message, or judges it. */
export const debtors = ['forwarder', 'terminal', 'agent', 'tally', 'customs', 'cargo-station', 'airline'] as const;
export type Debtor = (typeof debtors)[number];

const senders: Readonly<Record<ManifestMode, Readonly<Record<Stage, Debtor>>>> = {
  sea: { pre: 'forwarder', arrival: 'terminal', loading: 'agent', tally: 'tally' },
  air: { pre: 'forwarder', arrival: 'cargo-station', loading: 'airline', tally: 'cargo-station' },
};

/** Who has to send the message of a stage. */
export const senderOf = (mode: ManifestMode, stage: Stage): Debtor => senders[mode][stage];
