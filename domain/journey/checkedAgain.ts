import { pageNames, type PageName } from './table';
import { boolean, oneOf, record } from '@domain/kernel/shape';
import { rule } from '@domain/kernel/rule';

/** Pages whose data the accepted proofs show: names and birthdate, address. */
const proven: readonly PageName[] = ['FullIdentityForm', 'AddressForm'];

export const journeyCheckedAgain = rule({
  id: 'journey.checkedAgain',
  requirements: ['XTR-01', 'D-52'],
  title: { fr: 'Correction que les justificatifs ne montrent pas', en: 'A correction that no proof shows' },
  says: {
    fr: 'Corriger depuis le récapitulatif un nom, la date de naissance ou l’adresse renvoie le dossier à la vérification : la page le dit avant.',
    en: 'Correcting a name, the birthdate or the address from the recap sends the file back to the check: the page says so beforehand.',
  },
  input: record({ page: oneOf(...pageNames), correcting: boolean }),
  decide: ({ page, correcting }) => correcting && proven.includes(page),
  examples: [
    ['names and birthdate, from the recap', { page: 'FullIdentityForm', correcting: true }, true],
    ['the address, from the recap', { page: 'AddressForm', correcting: true }, true],
    ['the address, the first time', { page: 'AddressForm', correcting: false }, false],
    ['the birthplace, from the recap', { page: 'BirthplaceForm', correcting: true }, false],
    ['the family situation, from the recap', { page: 'FamilyStatusForm', correcting: true }, false],
  ],
});
