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
  'exchange',
  'referential',
  'structure',
] as const;
export type Provider = (typeof providers)[number];

/** Where the contracts are kept; scripts/contracts.mjs writes and verifies them in a folder of its own first. */
export const pactFolder = process.env['PACT_FOLDER'] ?? 'contracts/generated/pacts';

export const pactFile = (provider: Provider, folder = pactFolder): string => `${folder}/${consumer}-${provider}.json`;
