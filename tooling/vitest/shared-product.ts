import type { TestProject } from 'vitest/node';
import { startProduct } from '../../packages/testing/src/start-product';

declare module 'vitest' {
  export interface ProvidedContext {
    sharedProduct: { readonly platformUrl: string; readonly sandboxUrl: string; readonly dataDir: string };
  }
}

/**
 * One product for all stories in the browser that neither turn its clock, nor stop it, nor change what everybody sees:
 * to start one takes longer than most stories. Each story brings people of its own.
 */
export default async function startSharedProduct({ provide }: TestProject): Promise<() => Promise<unknown>> {
  const product = await startProduct({
    // People of many stories sign in; each calls from an address of his own (see `signInThroughSandbox`).
    env: { TRUSTED_PROXIES: '127.0.0.1', DISPATCH_QUIET_MS: '2000', NOTIFY_GATHER_MS: '1500' },
  });
  const { platformUrl, sandboxUrl, dataDir } = product;
  provide('sharedProduct', { platformUrl, sandboxUrl, dataDir });
  return () => product.stop();
}
