import { languages, REFERENCE, type Language } from '@domain/brand/languages';
import * as t from 'io-ts';

export const ParticipantEntry = t.strict({ participationType: t.keyof({ TIT: null, COT: null }) });

export const SelectedContract = t.exact(
  t.intersection([
    t.type({
      catalogNumber: t.string,
      type: t.keyof({ CARDS: null, INSURANCE: null, OVERDRAFT: null, CHECKING_ACCOUNT: null }),
      participants: t.array(ParticipantEntry),
    }),
    t.partial({ amount: t.number, deliveryMode: t.keyof({ AGEN: null, STAN: null, EXPR: null }) }),
  ]),
);

/** The monthly price that a person confirmed, for comparison alone. D-106 */
export const ConfirmedPrice = t.exact(
  t.intersection([t.type({ promoted: t.number, afterwards: t.number }), t.partial({ months: t.number })]),
);

const Flag = t.keyof({ '0': null, '1': null });

/** An applicant in the creation of the subscription; without `firstname`, their document has only one name (D-89). */
const Answered = t.strict({
  identity: t.exact(
    t.intersection([
      t.type({ civility: t.keyof({ MR: null, MME: null }), lastname: t.string, birthname: t.string }),
      t.partial({ firstname: t.string, otherFirstnames: t.string }),
    ]),
  ),
  birth: t.strict({ birthdate: t.string }),
  email: t.string,
  mobilePhone: t.string,
  marketingOptIn: Flag,
});
/** `marketingChannels` (proposed): each channel of the consent apart. */
export const PersonPart = t.intersection([Answered, t.exact(t.partial({ marketingChannels: t.strict({ email: Flag, sms: Flag }) }))]);
export type PersonPart = t.TypeOf<typeof PersonPart>;

/**
 * `details`: the parts saved on the file since (call 30). `language`: of the page where the person opened the file or last signed in.
 * `phoneProven`: the person typed a code that was sent to their number. D-107
 */
export const Applicant = t.intersection([
  t.type({ personId: t.string, externalId: t.string, person: PersonPart }),
  t.partial({ details: t.UnknownRecord, uuid: t.string, language: t.keyof(languages), phoneProven: t.boolean }),
]);
export type Applicant = t.TypeOf<typeof Applicant>;

/** The language that the bank writes to a person in. XTR-12, D-75 */
export const languageOfPerson = ({ language = REFERENCE }: Applicant): Language => language;

/** Where the bank writes: the e-mail saved last. D-62 */
export const emailOf = ({ person, details: { email } = {} }: Applicant): string => (typeof email === 'string' ? email : person.email);

export const nameOf = ({ person }: Applicant): string => [person.identity.firstname, person.identity.lastname].filter(Boolean).join(' ');
