import { FRANCE } from '@domain/referentials/france';
import { referentialsIsFrance } from '@domain/referentials/isFrance';
import { civilities } from './applicant';
import type { Instant } from '@domain/kernel/day';
import type { Parts } from './fieldKinds';
import { UNITED_STATES } from './usQuestion';

/** Situations in which a couple has a matrimonial regime. PER-04 */
export const MARRIED = ['MAR'] as const;

/** Why a person has no tax id: the country issues none, or the person has not received it yet. D-87 */
export const noTaxIdReasons = ['NOT_ISSUED', 'NOT_YET'] as const;

/** What decides of whom a field is required: the answers so far, and what the bank's lists and settings say of this person. */
export interface Situation {
  readonly birth?: { readonly country?: string | undefined };
  readonly family?: { readonly situation?: string | undefined };
  readonly address?: { readonly country?: string | undefined };
  readonly fiscal?: { readonly usPerson?: boolean | undefined };
  /** The bank lists business sectors for the profession. */
  readonly hasSectors?: boolean;
  /** When the person certifies their tax residence; undefined: another person answers. D-124 */
  readonly certifiedAt?: Instant | undefined;
  /** The settings ask this person the US question. D-118 */
  readonly asksUs?: boolean;
}

const isFrance = (place: { readonly country?: string | undefined } = {}): boolean =>
  referentialsIsFrance.decide({ code: place.country ?? '' });

const code = <const List extends string>(list: List, about: string, example: string) => ({ kind: 'code', list, about, example }) as const;

/** Fields that the person fills in before the file exists. */
const information = { page: 'InformationForm' } as const;
const channel = { ...information, kind: 'flag', required: false, row: null, example: false } as const;
const names = { page: 'FullIdentityForm' } as const;
const birthplace = { page: 'BirthplaceForm', row: 'birthplace' } as const;
const family = { page: 'FamilyStatusForm' } as const;
const home = { page: 'AddressForm' } as const;
const work = { page: 'ComplementaryInformationForm' } as const;
const tax = { page: 'TaxResidenceForm' } as const;

/**
 * Every field of a person, in the order of the recap. Types, codecs, the missing answers of a page, the recap and the contracts all
 * derive from these rows. Section 3, PER, AGY-01, XTR-01
 */
export const personFields = {
  identity: {
    editableByCoHolder: false,
    fields: {
      civility: { ...names, kind: 'oneOf', values: civilities, required: true, row: 'name', example: 'MME' },
      firstName: {
        ...names,
        kind: 'text',
        required: false,
        wire: 'firstname',
        row: 'name',
        about: 'Left out by somebody whose identity document bears one name only (proposed). D-89',
        example: 'Maëlle',
      },
      lastName: { ...names, kind: 'text', required: true, wire: 'lastname', row: 'name', example: 'Exemple' },
      birthName: { ...names, kind: 'text', required: true, wire: 'birthname', row: 'birthName', example: 'Modèle' },
      otherFirstNames: {
        ...names,
        kind: 'text',
        required: false,
        wire: 'otherFirstnames',
        row: 'otherFirstNames',
        about: 'Left out by somebody who has none.',
        example: 'Lou',
      },
      agencyId: {
        page: 'StructureChoice',
        kind: 'text',
        required: true,
        row: null,
        about: 'The agency chosen; later than the names.',
        example: '00691',
      },
    },
  },
  birth: {
    editableByCoHolder: false,
    fields: {
      birthdate: { ...names, kind: 'day', required: true, row: 'birthdate', example: '1992-03-27' },
      nationality: { ...names, ...code('nationalities', 'a country, OSCE', '001'), required: true, row: 'nationality' },
      country: { ...birthplace, ...code('countries', 'a country', 'FR'), required: true, branches: [FRANCE.code] },
      county: {
        ...birthplace,
        ...code('counties', 'a department, for those born in France', '69'),
        required: ({ birth }) => isFrance(birth),
      },
      town: {
        ...birthplace,
        kind: 'text',
        required: true,
        about: 'A town of the list for those born in France, what was typed for others.',
        example: 'LYON',
      },
    },
  },
  email: { ...information, editableByCoHolder: true, kind: 'email', required: true, row: 'email', example: 'maelle@example.fr' },
  mobile: {
    ...information,
    editableByCoHolder: false,
    kind: 'text',
    required: true,
    wire: 'mobilePhone',
    row: 'mobile',
    example: '06 39 98 00 01',
  },
  /** Each person's own consent: nobody gives it for the other. D-64c */
  marketing: {
    ...information,
    editableByCoHolder: true,
    kind: 'flag',
    required: false,
    wire: 'marketingOptIn',
    row: null,
    about: 'Whether the bank may send offers by e-mail and SMS. The co-holder answers in their own session.',
    example: false,
  },
  marketingChannels: {
    editableByCoHolder: true,
    fields: {
      email: {
        ...channel,
        about: 'Whether the bank may send offers by e-mail (proposed): where the configuration asks each channel apart.',
      },
      sms: { ...channel, about: 'Whether the bank may send offers by SMS (proposed): where the configuration asks each channel apart.' },
    },
  },
  family: {
    editableByCoHolder: true,
    wire: 'familySituation',
    fields: {
      situation: { ...family, ...code('familySituations', 'the situation', 'MAR'), required: true, branches: MARRIED, row: 'family' },
      maritalRegime: {
        ...family,
        ...code('maritalRegimes', 'the regime, of the married alone', 'COM'),
        required: ({ family: { situation } = {} }) => MARRIED.some(each => each === situation),
        row: 'maritalRegime',
      },
    },
  },
  address: {
    editableByCoHolder: false,
    fields: {
      streetNumber: { ...home, kind: 'text', required: false, row: 'address', about: 'Left out where there is none.', example: '12' },
      /** '': a street without a type. D-70 */
      streetType: {
        ...home,
        ...code(
          'streetTypes',
          'the kind of street, left out abroad; empty for a street without a type, where the bank lists it (proposed, D-70)',
          'RUE',
        ),
        mayBeEmpty: true,
        required: ({ address }) => isFrance(address),
        row: 'address',
      },
      streetName: { ...home, kind: 'text', required: true, row: 'address', example: 'du Lac' },
      complement: {
        ...home,
        kind: 'text',
        required: false,
        row: 'address',
        about: 'Building, floor, flat, residence or care of, up to 32 characters; left out where there is none (proposed, D-86).',
        example: 'Bât. B',
      },
      postalCode: {
        ...home,
        kind: 'text',
        required: true,
        row: 'address',
        about: 'Five digits in France, up to ten characters elsewhere.',
        example: '69001',
      },
      town: { ...home, kind: 'text', required: true, row: 'address', example: 'LYON' },
      country: { ...home, ...code('countries', 'a country', 'FR'), required: true, branches: [FRANCE.code], row: 'address' },
      housing: { ...home, ...code('housingSituations', 'the kind of housing', 'LOC'), required: true, row: 'housing' },
    },
  },
  occupation: {
    editableByCoHolder: true,
    fields: {
      category: { ...work, ...code('categories', 'the category', '3'), required: true, row: 'category' },
      profession: { ...work, ...code('professions', 'the profession', '3105'), required: true, row: 'profession' },
      employer: {
        ...work,
        kind: 'text',
        required: false,
        row: 'employer',
        about: 'Left out by those who have none.',
        example: 'Atelier Exemple',
      },
      sector: {
        ...work,
        ...code('sectors', 'the business sector, where the profession asks for one', 'J62'),
        required: ({ hasSectors = false }) => hasSectors,
        row: 'sector',
      },
    },
  },
  monthlyNetIncome: {
    ...work,
    editableByCoHolder: true,
    kind: 'amount',
    required: true,
    row: 'income',
    about: 'Whole euros a month.',
    example: 2400,
  },
  wealth: { ...work, editableByCoHolder: true, ...code('wealth', 'the band', 'B'), required: true, row: 'wealth' },
  fiscal: {
    editableByCoHolder: true,
    wire: 'fiscalReferences',
    fields: {
      frenchTaxResident: { ...tax, kind: 'flag', required: true, row: 'tax', example: true },
      usPerson: {
        ...tax,
        kind: 'flag',
        required: ({ asksUs = false }) => asksUs,
        row: 'usPerson',
        about: 'Citizen or tax resident of the United States; left out where the question is not asked (proposed, D-118).',
        example: false,
      },
      obligations: {
        ...tax,
        kind: 'list',
        /** A US person declares their US tax number, or why they have none. D-118 */
        required: ({ fiscal: { usPerson = false } = {} }) => usPerson,
        includes: { country: UNITED_STATES },
        wire: 'otherObligations',
        row: 'obligations',
        each: {
          country: { ...code('countries', 'a country', 'DE'), required: true },
          taxId: { kind: 'text', required: ({ noTaxId }) => noTaxId === undefined, example: '12345678901' },
          noTaxId: {
            kind: 'oneOf',
            values: noTaxIdReasons,
            required: ({ taxId }) => taxId === undefined,
            about: 'Why there is no tax id (proposed). D-87',
            example: 'NOT_ISSUED',
          },
        },
        example: [
          { country: 'DE', taxId: '12345678901' },
          { country: 'AE', noTaxId: 'NOT_ISSUED' },
        ],
      },
      certifiedAt: {
        ...tax,
        kind: 'instant',
        required: false,
        row: null,
        about: 'When the person certified these answers; left out where nobody has, or another person answered (proposed, D-124).',
        example: '2025-10-15T10:00:00+02:00',
      },
    },
  },
} as const satisfies Parts<Situation>;

type FieldIn<One> = One extends { readonly fields: infer Fields } ? Fields[keyof Fields] : One;
export type PersonField = FieldIn<(typeof personFields)[keyof typeof personFields]>;

/** The pages that ask a person for a field. */
export type AskingPage = PersonField['page'];
/** The rows of a person on the recap. */
export type RecapRow = NonNullable<PersonField['row']>;
/** The bank's lists whose codes a person's fields hold. */
export type CodeList = Extract<PersonField, { readonly kind: 'code' }>['list'];
