import type { ProofCategory } from '@domain/proofs/papers';
import type { TwoDDoc } from './parse';

/** The kinds of document whose 2D-Doc proves something here. */
const types = { '00': 'bill', '01': 'bill', '04': 'tax-notice', '28': 'tax-notice', '06': 'payslip' } as const;

/** What a 2D-Doc proves, with its data by our own field names; empty texts are left out. D-63, XTR-58 */
export interface TwoDDocSays {
  readonly kind: (typeof types)[keyof typeof types];
  readonly proves: readonly ProofCategory[];
  readonly facts: Readonly<Partial<Record<TwoDDocFact, string>>>;
}

type TwoDDocFact =
  'lastName' | 'firstName' | 'address' | 'postalCode' | 'city' | 'number' | 'taxReference' | 'siret' | 'netIncome' | 'issued';

const proving: Readonly<Record<TwoDDocSays['kind'], readonly ProofCategory[]>> = {
  bill: ['address'],
  'tax-notice': ['address', 'income'],
  payslip: ['income'],
};

const isType = (type: string): type is keyof typeof types => Object.hasOwn(types, type);

/** The person of a line such as 'MLLE/SAMPLE/ANGELA', else of the identifiers of their names. */
const personIn = (said: (id: string) => string, kind: TwoDDocSays['kind']): { readonly lastName: string; readonly firstName: string } => {
  const [, lastName = '', firstName = ''] = said('10').split('/');
  const [noticeLast = '', ...noticeFirst] = kind === 'tax-notice' ? said('46').split(' ') : [];
  return {
    lastName: said('13') || lastName || noticeLast,
    firstName: said('12') || firstName || noticeFirst.join(' '),
  };
};

/** The French line of the street, with its complements. */
const addressIn = (said: (id: string) => string): string => [said('22'), said('20'), said('21'), said('23')].filter(Boolean).join(', ');

/** Reads what a 2D-Doc proves; undefined for kinds that prove nothing here. */
export const twoDDocSays = ({ type, values, issued }: TwoDDoc): TwoDDocSays | undefined => {
  if (!isType(type)) return undefined;
  const kind = types[type];
  const said = (id: string): string => values.get(id) ?? '';
  const all: Readonly<Record<TwoDDocFact, string>> = {
    ...personIn(said, kind),
    address: addressIn(said),
    postalCode: said('24'),
    city: said('25'),
    number: said('18'),
    taxReference: said('44'),
    siret: said('50'),
    netIncome: said('5C'),
    issued: issued ?? '',
  };
  return { kind, proves: proving[kind], facts: Object.fromEntries(Object.entries(all).filter(([, text]) => text !== '')) };
};
