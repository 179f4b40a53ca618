/** The consumer's name in every contract. */
export const consumer = 'parcours-ouverture-compte';

/** The providers; each has one pact. */
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

/** The folder of the pacts; tools/contracts/record.mjs first writes and verifies them in a temporary folder. */
export const pactFolder = process.env['PACT_FOLDER'] ?? 'contracts/generated/pacts';

export const pactFile = (provider: Provider, folder = pactFolder): string => `${folder}/${consumer}-${provider}.json`;
