/** Who we are in every contract. */
export const consumer = 'parcours-ouverture-compte';

/** Who answers us; one pact a provider. */
export const providers = [
  'cart',
  'state',
  'person',
  'identity-provider',
  'module-host',
  'esignature',
  'liveness',
  'auth-gateway',
  'sms',
] as const;
export type Provider = (typeof providers)[number];

export const pactFile = (provider: Provider): string => `contracts/pacts/${consumer}-${provider}.json`;
