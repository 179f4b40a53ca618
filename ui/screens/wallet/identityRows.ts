import type { Prospect } from '@domain/holders/prospect';
import { receivedFacts } from '@domain/holders/receivedFacts';
import { typedAndRead, type TypedAndRead } from '@domain/holders/typedAndRead';
import { displayDay } from '@domain/kernel/day';
import { keysOf } from '@domain/kernel/total';
import type { WalletIdentity } from '@domain/proofs/walletIdentity';
import type { MessagesOf } from '@ui/copy/byReader';
import type { walletMessages } from '@messages/wallet';

type Messages = MessagesOf<typeof walletMessages>['received'];

const filled = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap(text => (text === undefined || text === '' ? [] : [text]));

const addressOf = ({ address }: WalletIdentity, copy: Messages): string => {
  if (address === undefined) return '';
  const { formatted, houseNumber, streetAddress, postalCode, locality, country } = address;
  if (formatted !== undefined) return formatted.replaceAll('\n', ', ');
  const lines = [
    [houseNumber, streetAddress],
    [postalCode, locality],
  ].map(line => filled(line).join(' '));
  return copy.place(filled(lines), country);
};

/** What was received, a row each; what the wallet did not give has none. */
export const identityRows = (identity: WalletIdentity, copy: Messages): readonly { readonly label: string; readonly value: string }[] => {
  const { birthPlace, nationalities, issuer, issuingCountry } = identity;
  const values: Readonly<Record<keyof Messages['rows'], string | undefined>> = {
    familyName: identity.familyName,
    givenName: identity.givenName,
    birthFamilyName: identity.birthFamilyName,
    birthGivenName: identity.birthGivenName,
    birthDate: displayDay(identity.birthDate),
    birthPlace: copy.place(filled([birthPlace.locality, birthPlace.region]), birthPlace.country),
    nationalities: copy.countries(nationalities),
    address: addressOf(identity, copy),
    issuer: copy.issuer(issuer, issuingCountry),
    expiry: displayDay(identity.expiry),
  };
  return keysOf(values).flatMap(name => filled([values[name]]).map(value => ({ label: copy.rows[name], value })));
};

/** What was received and differs from what was typed. XTR-22 */
export const differencesOf = (identity: WalletIdentity, typed: Prospect): readonly TypedAndRead[] =>
  typedAndRead(typed, { identity: receivedFacts(identity) }).filter(({ same }) => !same);
