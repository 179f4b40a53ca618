import { charactersIn } from '@domain/field/characters';
import { lengths } from '@domain/field/length';
import { fieldName } from '@domain/field/name';
import { fieldPostalCode } from '@domain/field/postalCode';
import { fieldPostalCodeAbroad } from '@domain/field/postalCodeAbroad';
import { fieldTownAbroad } from '@domain/field/townAbroad';
import { tidy } from '@domain/field/tidy';

export const FRANCE = 'FR';

/** Whether a text has a name's characters and length. PER-02 */
export const isName = (value: string): boolean => fieldName.decide({ value }) && charactersIn(tidy(value)) <= lengths.text;

/** Five digits apply to France only. D-55 */
export const isPostalCode = (value: string, country = FRANCE): boolean =>
  country === FRANCE ? fieldPostalCode.decide({ value }) : fieldPostalCodeAbroad.decide({ value });

export const isTownAbroad = (value: string): boolean => fieldTownAbroad.decide({ value });
