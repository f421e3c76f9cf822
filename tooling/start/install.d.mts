/** What dependencies are installed for: the product alone, or its tests and benches too. */
export type Purpose = 'running' | 'testing';

/** One package of a lock file. */
export interface LockedPackage {
  readonly version: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export function ensureInstalled(root: string, tell: (text: string) => void, purpose: Purpose): void;
export function isInstalled(root: string, purpose: Purpose): boolean;
export function listPackages(lock: Readonly<Record<string, LockedPackage>>, purpose: Purpose): [path: string, entry: LockedPackage][];
export function readLock(file: string): Record<string, LockedPackage>;
