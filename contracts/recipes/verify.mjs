// node verify.mjs <pact file> <base address of the provider> <address of its states> — the stand-alone verifier, for a provider in any language.
// Needs the package @pact-foundation/pact-core alone. The states are set by POST: {"state": …, "params": {…}, "action": "setup"}.
import path from 'node:path';
import core from '@pact-foundation/pact-core';

const [pact = '', providerBaseUrl = '', providerStatesSetupUrl = ''] = process.argv.slice(2);
await core.verifyPacts({
  provider: path.basename(pact, '.json').replace('parcours-ouverture-compte-', ''),
  providerBaseUrl,
  pactUrls: [path.resolve(pact)],
  providerStatesSetupUrl,
  providerStatesSetupBody: true,
  logLevel: 'error',
});
