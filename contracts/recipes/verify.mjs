// node verify.mjs <what> <base address of the provider> <address of its states> — the stand-alone verifier, for a provider in any language.
// <what>: a contract's file, or the provider's name; then the contracts come from the broker that PACT_BROKER_BASE_URL names (with
// PACT_BROKER_TOKEN), and the result goes there from a pipeline (CI), as PROVIDER_VERSION of PROVIDER_BRANCH.
// Needs the package @pact-foundation/pact-core alone. The states are set by POST: {"state": …, "params": {…}, "action": "setup"}.
import fs from 'node:fs';
import path from 'node:path';
import core from '@pact-foundation/pact-core';

const [what = '', providerBaseUrl = '', providerStatesSetupUrl = ''] = process.argv.slice(2);
const { PACT_BROKER_BASE_URL, PACT_BROKER_TOKEN, PROVIDER_VERSION, PROVIDER_BRANCH, CI, TIMEOUT_MS = '30000' } = process.env;
const timeout = Number(TIMEOUT_MS);

const stop = sentence => {
  console.error(sentence);
  process.exit(1);
};

if (!(timeout > 0)) stop(`TIMEOUT_MS is ${TIMEOUT_MS}: give it in milliseconds, as 30000.`);

const answers = (address, headers = {}) => fetch(address, { headers, signal: AbortSignal.timeout(timeout) }).catch(() => undefined);

const read = () => {
  try {
    return JSON.parse(fs.readFileSync(what, 'utf8'));
  } catch {
    return {};
  }
};

const fromFile = () => {
  if (!fs.existsSync(what)) stop(`There is no file ${what}: contracts/generated/pacts has one for each provider.`);
  const pact = read();
  const version = String(pact.metadata?.pactSpecification?.version ?? pact.metadata?.['pact-specification']?.version);
  if (!/^[34]\./.test(version) || !Array.isArray(pact.interactions) || !pact.provider?.name)
    stop(`${what} is no contract of Pact specification 3 or 4. Take a file of contracts/generated/pacts.`);
  return { provider: pact.provider.name, pactUrls: [path.resolve(what)] };
};

const fromBroker = async () => {
  if (!PACT_BROKER_BASE_URL) stop(`${what} is no file, and PACT_BROKER_BASE_URL names no broker: name one of the two.`);
  const index = await answers(PACT_BROKER_BASE_URL, { Accept: 'application/hal+json' });
  if (!index)
    stop(
      `The broker at ${PACT_BROKER_BASE_URL} does not answer. Nothing was verified: run this again, or verify the file in contracts/generated/pacts.`,
    );
  if (index.ok && !index.headers.get('content-type')?.includes('json'))
    stop(
      `${PACT_BROKER_BASE_URL} answers a page and is no broker: PACT_BROKER_BASE_URL names the broker itself, without a sign-in before it.`,
    );
  if (CI && !(PROVIDER_VERSION && PROVIDER_BRANCH))
    stop('PROVIDER_VERSION and PROVIDER_BRANCH must say under which revision and branch the result is published.');
  return {
    provider: what,
    pactBrokerUrl: PACT_BROKER_BASE_URL,
    ...(PACT_BROKER_TOKEN ? { pactBrokerToken: PACT_BROKER_TOKEN } : {}),
    consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
    enablePending: true,
    providerVersionBranch: PROVIDER_BRANCH ?? 'main',
    ...(CI ? { publishVerificationResult: true, providerVersion: PROVIDER_VERSION } : {}),
  };
};

const source = what.endsWith('.json') ? fromFile() : await fromBroker();
if (!(await answers(providerBaseUrl)))
  stop(`The provider at ${providerBaseUrl} does not answer within ${TIMEOUT_MS} ms. Start it first, or give it longer by TIMEOUT_MS.`);
await core
  .verifyPacts({ ...source, providerBaseUrl, providerStatesSetupUrl, providerStatesSetupBody: true, timeout, logLevel: 'error' })
  .catch(() =>
    stop(`Not verified: see above. Where a request timed out, the provider took longer than ${TIMEOUT_MS} ms: raise TIMEOUT_MS.`),
  );
