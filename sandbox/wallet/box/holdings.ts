import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { daysAfter } from '@domain/kernel/calendar';
import type { Day } from '@domain/kernel/day';
import { counties } from '../../referentials/france';
import { once } from '../../referentials/once';
import { prefectures } from '../../referentials/places';
import { samplePeople, type SamplePerson } from '../../samples/person';
import { issue, statusList, type PidClaims } from '../issuer';
import { authorities } from '../trust';
import type { Held, HeldName } from './held';

/** Entries of the lists of revoked identities. */
const entries: Readonly<Record<HeldName, number>> = { holder: 1, coHolder: 2, abroad: 1, expired: 4, revoked: 5, unknown: 1 };
const revoked = [entries.revoked];

type Issuer = 'FR' | 'CH' | 'unknown';
const issuers: Readonly<Record<HeldName, Issuer>> = {
  holder: 'FR',
  coHolder: 'FR',
  abroad: 'CH',
  expired: 'FR',
  revoked: 'FR',
  unknown: 'unknown',
};

const signers = {
  FR: once(async () => (await authorities.FR()).certify('Émetteur de test des identités françaises')),
  CH: once(async () => (await authorities.CH()).certify('Emittente di prova delle identità svizzere')),
  unknown: once(async () => (await authorities.unknown()).certify('Émetteur que personne ne connaît')),
} as const;

const isIssuer = (name: string): name is Issuer => Object.hasOwn(signers, name);

/** The least that an identity tells. */
const least = ({ lastName, firstName, birthdate, birthplace }: SamplePerson, expiry: Day) => ({
  family_name: lastName,
  given_name: firstName,
  birthdate,
  place_of_birth: { locality: birthplace, country: 'FR' },
  nationalities: ['FR'],
  date_of_expiry: expiry,
  issuing_authority: 'Ministère de test',
  issuing_country: 'FR',
});

/** The county of a prefecture, in words. */
const regionOf = (town: string): string | undefined => {
  const code = prefectures.find(([, name]) => name === town)?.[0];
  return counties().find(county => county.code === code)?.label;
};

const most = (person: SamplePerson, expiry: Day) => {
  const [house_number = '', ...street] = person.street.split(' ');
  const { lastName, firstName, postalCode: postal_code, city: locality } = person;
  return {
    ...least(person, expiry),
    place_of_birth: { locality: person.birthplace, region: regionOf(person.birthplace), country: 'FR' },
    birth_family_name: lastName,
    birth_given_name: firstName,
    address: { house_number, street_address: street.join(' '), postal_code, locality, country: 'FR' },
    sex: 2,
  };
};

const claimsOf = (name: HeldName, today: Day): PidClaims => {
  const valid = daysAfter(today, { years: 5 });
  const { holder, coHolder } = samplePeople;
  switch (name) {
    case 'coHolder':
      return least(coHolder, valid);
    case 'abroad':
      return {
        ...least({ ...holder, lastName: 'Esempio', firstName: 'Giulia', birthplace: 'Lugano' }, valid),
        place_of_birth: { locality: 'Lugano', country: 'CH' },
        nationalities: ['CH'],
        issuing_authority: 'Ministero di prova',
        issuing_country: 'CH',
      };
    case 'expired':
      return most(holder, daysAfter(today, { days: -1 }));
    default:
      return most(holder, valid);
  }
};

const issuerOf = (origin: string, issuer: Issuer): string => `${origin}/emetteur/${issuer}`;
const listOf = (origin: string, issuer: Issuer): string => `${issuerOf(origin, issuer)}/statuts`;

/** The wallet's identities, each issued when it is first shown. `origin`: of the issuer's lists. */
export class Holdings {
  private readonly held = new Map<string, Promise<Held>>();

  constructor(
    private readonly origin: () => string,
    private readonly today: () => Day,
  ) {}

  of(name: HeldName): Promise<Held> {
    const place = `${name} ${this.today()}`;
    const found = this.held.get(place) ?? this.issued(name);
    this.held.set(place, found);
    return found;
  }

  /** An issuer's list of revoked identities; undefined: no such issuer. */
  async list(issuer: string): Promise<string | undefined> {
    if (!isIssuer(issuer)) return undefined;
    return statusList(
      listOf(this.origin(), issuer),
      issuerOf(this.origin(), issuer),
      issuer === 'FR' ? revoked : [],
      await signers[issuer](),
    );
  }

  private async issued(name: HeldName): Promise<Held> {
    const issuer = issuers[name];
    const claims = claimsOf(name, this.today());
    const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const credential = await issue(
      {
        claims,
        type: 'urn:eudi:pid:1',
        iss: issuerOf(this.origin(), issuer),
        holder: createPublicKey(key).export({ format: 'jwk' }),
        status: { idx: entries[name], uri: listOf(this.origin(), issuer) },
      },
      await signers[issuer](),
    );
    return { claims, credential, key };
  }
}
