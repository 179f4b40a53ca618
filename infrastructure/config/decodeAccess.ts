import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { LinkSettings } from '@application/access/FollowLink';
import { REFERENCE, type Language } from '@domain/brand/languages';
import type { AccessApi } from '../http/access/send';
import { wrongKeys } from './wrongKeys';

const Client = t.type({ clientId: t.string, redirectUrl: t.string });

const Configuration = t.type(
  {
    variant: t.string, // the loader takes away another page's
    environment: t.string,
    api: t.type({ baseUrl: t.string, clientId: t.string, timeoutMs: t.number }),
    identityProvider: t.type({ authorizeUrl: t.string }),
    access: t.type({ basePath: t.string, omc: Client, mdc: Client }),
    contactPhone: t.string,
  },
  'Configuration',
);

/** The part of the configuration that the minimal application needs. `basePath`: its path (D-25). */
export interface AccessSettings {
  readonly basePath: string;
  readonly api: AccessApi;
  readonly link: LinkSettings;
  readonly contactPhone: string;
}

/** Decodes the configuration; errors name each missing or wrong key by its path. `origin`, `language`: of the page. CFG-01, CFG-02, D-25 */
export const decodeAccess = (json: unknown, origin: string, language: Language = REFERENCE): E.Either<readonly string[], AccessSettings> =>
  pipe(
    Configuration.decode(json),
    E.mapLeft(wrongKeys),
    E.map(({ api, identityProvider: { authorizeUrl }, access: { basePath, omc, mdc }, contactPhone }) => {
      const client = ({ clientId, redirectUrl }: t.TypeOf<typeof Client>) => ({ clientId, redirectUrl: new URL(redirectUrl, origin).href });
      return { basePath, api, link: { authorizeUrl, language, clients: { omc: client(omc), mdc: client(mdc) } }, contactPhone };
    }),
  );
