/** Programs that belong together: when one ends by itself, or a signal comes, all of them end. */
export class Programs {
  constructor(root: string, tell: (text: string) => void, exit?: (code: number) => void);
  endWith(end: () => Promise<void>): void;
  run(name: string, file: string, env: NodeJS.ProcessEnv): { readonly spoken: Promise<void>; readonly ready: Promise<void> };
  end(name: string): Promise<void>;
  stop(code: number): Promise<void>;
}

export const firstCall: string;
export function awaitAnswer(address: string, limitMs?: number): Promise<void>;
