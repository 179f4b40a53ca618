import { plainWords } from '@domain/field/plainWords';
import { shortenedName } from '@domain/field/shortened';
import { streetIn, NO_STREET_TYPE, streetKindOf, STREET_NAME_MAX } from '@domain/field/street';
import { tidy } from '@domain/field/tidy';
import { typedPostalCode, typedPostalCodeAbroad, typedStreetName, typedTown } from '@domain/field/typed';
import { addressDraft, type AddressDraft } from '@domain/holders/checkAddress';
import { calledBy } from '@domain/holders/people';
import type { Prospect } from '@domain/holders/prospect';
import type { Entry } from '@domain/referentials/entries';
import { FRANCE } from '@domain/referentials/france';
import { addressLines } from '@messages/addressLines';
import { suggestionMessages } from '@messages/suggestions';
import type { SuggestedAnswer } from '@ui/form/SuggestedAnswers';
import type { ExtractedData } from '@ui/form/ExtractedData';
import { inFrench } from '@ui/kit/inFrench';
import { meantBy, type Option } from '@ui/kit/matching';

type Known = readonly SuggestedAnswer<AddressDraft>[];

/** The bank's entry without code means 'no street type'. D-70 */
export const streetTypeOptions = (kinds: readonly Entry[]): readonly Option[] =>
  kinds.map(({ code, label }) => ({ value: code === '' ? NO_STREET_TYPE : code, label, ...inFrench }));

const action = suggestionMessages.useAddress;

/** The document's spelling, when only case and accents differ from the saved form. */
const asRead = (line: string, saved: string): string => (plainWords(tidy(line)) === plainWords(saved) ? tidy(line) : saved);

type Said = Pick<ExtractedData, 'facts' | 'source' | 'validated'>;

/** A wallet's address in another country: the line as it is, without the street type, which France alone has. XTR-38 */
const addressAbroad = ({ facts, source }: Said, country: string): Known => {
  const { address = '', postalCode = '', city = '' } = facts;
  const [streetName, code, town] = [typedStreetName(address), typedPostalCodeAbroad(postalCode), typedTown(city)];
  const fills = { country, streetNumber: '', streetType: '', streetName, complement: '', postalCode: code, town };
  const what = `${streetName}, ${code} ${town}`;
  return source === undefined ? [] : [{ source, what, note: '', read: true, action, fills }];
};

/** The town of a postal code that has but one, or that a document or a wallet names. */
export const townIn = (options: readonly Option[], named: string | undefined): Option | undefined =>
  options.length === 1 ? options[0] : meantBy(options, named ?? '');

/**
 * The document's address in the form's fields, or a wallet's; `left` holds the parts that no field accepts. `kinds`: street types. D-63,
 * D-86
 */
export const addressRead = (reading: Said, kinds: readonly Entry[]): Known => {
  const { address = '', postalCode: code = '', city = '', addressCountry = FRANCE.code } = reading.facts;
  if (address === '' || code === '') return [];
  if (addressCountry !== FRANCE.code) return addressAbroad(reading, addressCountry);
  const { streetNumber, streetType, streetName: named, complement, left } = streetIn(address, kinds);
  const name = typedStreetName(named);
  const streetName = shortenedName(name, STREET_NAME_MAX) ?? name;
  const postalCode = typedPostalCode(code);
  const street = addressLines(
    { streetNumber, streetName, complement, postalCode: undefined, town: undefined },
    streetKindOf(kinds, streetType),
  );
  const what = `${asRead(address, street)}, ${postalCode} ${city}`.trim();
  const withoutType = kinds.some(kind => kind.code === '') ? NO_STREET_TYPE : '';
  const fills = { country: FRANCE.code, streetNumber, streetType: streetType || withoutType, streetName, complement, postalCode };
  const { source, validated } = reading;
  return source === undefined ? [] : [{ source, what, note: suggestionMessages.left(left), read: validated, action, fills }];
};

/** The other holder's saved address. D-63 */
export const addressOf = (holder: Prospect, kinds: readonly Entry[]): Known => {
  const { address } = holder;
  if (address.streetName === undefined) return [];
  const { country, streetNumber, streetType, streetName, complement, postalCode, town } = addressDraft(holder);
  const what = addressLines(address, streetKindOf(kinds, address.streetType));
  const fills = { country, streetNumber, streetType, streetName, complement, postalCode, town };
  return [{ source: suggestionMessages.holder(calledBy(holder) ?? ''), what, note: '', read: false, action, fills }];
};
