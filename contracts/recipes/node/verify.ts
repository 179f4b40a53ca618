import { Verifier } from '@pact-foundation/pact';
import { withToken } from '../../support/restoreBody';
import { handlers } from './smsProvider';

/** The contracts' source: a file, or a broker as `contracts/broker.md` says. */
type Source = Pick<
  ConstructorParameters<typeof Verifier>[0],
  | 'pactUrls'
  | 'pactBrokerUrl'
  | 'pactBrokerToken'
  | 'consumerVersionSelectors'
  | 'enablePending'
  | 'providerVersionBranch'
  | 'publishVerificationResult'
  | 'providerVersion'
>;

/** Verifies a provider of the sms contract with the library. */
export const verify = (providerBaseUrl: string, source: Source): Promise<string> =>
  new Verifier({
    provider: 'sms',
    providerBaseUrl,
    ...source,
    stateHandlers: handlers,
    requestFilter: withToken(() => 'FAKE-TOKEN'),
    logLevel: 'error',
  }).verifyProvider();
