import { displayKnown } from '@domain/field/partialDate';
import { readAmount } from '@domain/field/readAmount';
import { FRANCE } from '@domain/referentials/france';
import { nationalityMessages } from '@messages/nationality';
import { moneyMessages } from '@messages/money';

/** A fact of a document as people read it: a day, an amount in euros, else the text itself. */
export const shownFact = (name: string, text: string): string => {
  if (name === 'nationality' && text === FRANCE.code) return nationalityMessages.french;
  const euros = name === 'netIncome' ? readAmount(text) : undefined;
  return euros === undefined ? displayKnown(text) : moneyMessages.asRead(euros);
};
