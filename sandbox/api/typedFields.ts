import { charactersIn } from '@domain/field/characters';
import { lengths } from '@domain/field/length';
import { fieldName } from '@domain/field/name';
import { fieldPostalCode } from '@domain/field/postalCode';
import { fieldPostalCodeAbroad } from '@domain/field/postalCodeAbroad';
import { fieldTownAbroad } from '@domain/field/townAbroad';
import { tidy } from '@domain/field/tidy';

export const FRANCE = 'FR';

/** What is typed freely is no longer than the rules say. */
export const isTyped = (value: string): boolean => charactersIn(tidy(value)) <= lengths.text;

/** A name by its characters and its length. PER-02 */
export const isName = (value: string): boolean => fieldName.decide({ value }) && isTyped(value);

/** Five digits are France's alone. D-55 */
export const isPostalCode = (value: string, country = FRANCE): boolean =>
  country === FRANCE ? fieldPostalCode.decide({ value }) : fieldPostalCodeAbroad.decide({ value });

/** A town of France comes from the look-up. D-55 */
export const isTown = (value: string, country = FRANCE): boolean => country === FRANCE || fieldTownAbroad.decide({ value });
