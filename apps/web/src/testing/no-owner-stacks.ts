// Set-up of all tests that draw: React takes a stack for every element that is made, up to ten thousand a second, for the
// words of its warnings. They cost a tenth of what the tests cost, and no test reads them.
import * as react from 'react';

/** Where React counts them, to stop at ten thousand. */
const kept = (react as unknown as Record<string, object>)['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'];
if (!kept || !('recentlyCreatedOwnerStacks' in kept)) throw new Error('React counts its stacks elsewhere now.');
Object.defineProperty(kept, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => Infinity, set: () => {} });
