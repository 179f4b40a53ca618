import { personOf } from './api/personWire';
import type { Bank } from './bank';
import type { Subscription } from './store/documents';

/** An existing, fictional client of the bank. */
interface Client {
  readonly lastname: string;
  readonly firstname: string;
  readonly birthdate: string;
  readonly town: string;
  readonly clientSince: number;
  readonly email: string;
  readonly mobile: string;
}

/** The last names select the test case: Sosie finds one client, Semblable three, any other name none. */
const clients: readonly Client[] = [
  {
    lastname: 'Sosie',
    firstname: 'Maëlle',
    birthdate: '1992-03-27',
    town: 'Nantes',
    clientSince: 2014,
    email: 'maelle.sosie@example.fr',
    mobile: '06 39 98 50 01',
  },
  ...(
    [
      ['Maëlle', '1990-11-02', 'Rennes', 2009, '02'],
      ['Maël', '1992-03-27', 'Angers', 2018, '03'],
      ['Yanis', '1988-06-19', 'Nantes', 2021, '04'],
    ] as const
  ).map(([firstname, birthdate, town, clientSince, number]) => ({
    lastname: 'Semblable',
    firstname,
    birthdate,
    town,
    clientSince,
    email: `${number}.semblable@example.fr`,
    mobile: `06 39 98 50 ${number}`,
  })),
];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\d@.]/gu, '')
    .toLowerCase();

const fields = ['lastname', 'firstname', 'birthdate', 'email', 'mobile'] as const;

/** The data that the adviser needs to decide, and no more: no number, no address beyond the town. */
const shownOf = ({ lastname, firstname, birthdate, town, clientSince }: Client) => ({ lastname, firstname, birthdate, town, clientSince });

/** Existing clients with the last name of a person of the file, and their other matching fields. ADV-02 */
export const lookAlikesOf = ({ holder, coHolder }: Subscription) =>
  [holder, ...(coHolder ? [coHolder] : [])].flatMap(applicant => {
    const { identity, birth, email, mobilePhone: mobile } = personOf(applicant);
    const { lastname, firstname = '' } = identity;
    const declared: Readonly<Record<(typeof fields)[number], string>> = { lastname, firstname, birthdate: birth.birthdate, email, mobile };
    return clients
      .filter(client => plain(client.lastname) === plain(lastname))
      .map(client => ({ ...shownOf(client), matches: fields.filter(field => plain(client[field]) === plain(declared[field])) }));
  });

/** Closes a file whose client the bank already has; the adviser decides it. ADV-02 */
export const closeAsKnown = (bank: Bank, subscription: Subscription): boolean => {
  if (subscription.task !== 'duplicateConfirmation' || !subscription.initBo || lookAlikesOf(subscription).length === 0) return false;
  bank.keep({ ...subscription, status: 'SUBSCRIPTION_FINALIZED' });
  return true;
};
