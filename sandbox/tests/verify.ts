import path from 'node:path';
import type { VerifierOptions } from '@pact-foundation/pact';
import type { Bank } from '@sandbox/bank';
import { putInState } from '@sandbox/states/seeds';
import type { Provider } from '@contracts/providers';
import { states } from '@contracts/states';
import { restoreBody } from '@contracts/support/restoreBody';

type Handlers = NonNullable<VerifierOptions['stateHandlers']>;

/** Providers at the sandbox's root; the others are below its API path. */
const ROOT: readonly Provider[] = ['identity-provider', 'module-host'];

const handlers = (bank: Bank): Handlers =>
  Object.fromEntries(
    Object.keys(states).map(name => [
      name,
      async (params?: unknown) => {
        putInState(bank, name, params);
      },
    ]),
  );

/** The verifier's options for a bank at an address and a contract's file. */
export const verification = (bank: Bank, provider: Provider, address: string, file: string): VerifierOptions => ({
  provider,
  providerBaseUrl: `${address}${ROOT.includes(provider) ? '' : '/api'}`,
  pactUrls: [path.resolve(file)],
  stateHandlers: handlers(bank),
  requestFilter: restoreBody,
  logLevel: 'error',
});
