import * as E from 'fp-ts/Either';
import { blankApplicant } from './applicant';
import { addressDraft, checkAddress } from './checkAddress';
import { checkApplicant } from './checkApplicant';
import { checkBirthplace } from './checkBirthplace';
import { checkIdentity, identityDraft } from './checkIdentity';
import { checkObligation, obligationDraft } from './checkTax';
import { blankProspect } from './prospect';
import { addressMessages as addressInEnglish } from '@ui/copy/en/address';
import { birthplaceMessages as birthplaceInEnglish } from '@ui/copy/en/birthplace';
import { fullIdentityMessages as identityInEnglish } from '@ui/copy/en/fullIdentity';
import { applicantDetailsMessages as informationInEnglish } from '@ui/copy/en/applicantDetails';
import { issueMessages as issueInEnglish } from '@ui/copy/en/personFields';
import { addressMessages } from '@ui/copy/fr/address';
import { birthplaceMessages } from '@ui/copy/fr/birthplace';
import { fullIdentityMessages } from '@ui/copy/fr/fullIdentity';
import { applicantDetailsMessages } from '@ui/copy/fr/applicantDetails';
import { issueMessages } from '@ui/copy/fr/personFields';

const scripts = ['Иванов', 'Παπαδόπουλος', 'محمد', 'כהן', '王小明', 'やまだ', '김철수', 'शर्मा', 'გიორგი', 'Արամ', 'สมชาย', 'Mаrie'];

const today = '2026-03-09';
const context = { workflow: 'individual', participant: 'TIT', band: undefined, typed: '' } as const;

type Row = [string, (typed: string) => Said, RegExp];
type Said = readonly (string | undefined)[];

/** What the pages of each reader and language say about one field. */
const said = <Issue extends string, Field extends string>(
  checked: E.Either<Partial<Record<Field, Issue | undefined>>, unknown>,
  field: Field,
  ...says: readonly ((issue: Issue) => string)[]
): Said => {
  const issue = E.isLeft(checked) ? checked.left[field] : undefined;
  return says.map(say => (issue === undefined ? undefined : say(issue)));
};

const name = (field: 'lastName' | 'birthName' | 'firstName' | 'otherFirstNames') => (typed: string) =>
  said(
    checkApplicant({ ...blankApplicant, [field]: typed }, today, undefined),
    field,
    issue => applicantDetailsMessages.omc.message(issue, { ...context, field }),
    issue => applicantDetailsMessages.mdc.message(issue, { ...context, field }),
    issue => informationInEnglish.omc.message(issue, { ...context, field }),
  );

const corrected = (field: 'lastName' | 'firstName') => (typed: string) =>
  said(
    checkIdentity({ ...identityDraft(blankProspect, {}), [field]: typed }, { today, prospect: blankProspect, other: undefined }),
    field,
    issue => fullIdentityMessages.omc.message(issue, field, typed),
    issue => identityInEnglish.omc.message(issue, field, typed),
  );

const address = (field: 'streetNumber' | 'streetName' | 'postalCode' | 'town', country: string) => (typed: string) =>
  said(
    checkAddress({ ...addressDraft(blankProspect), country, [field]: typed }, { noTown: false }),
    field,
    issue => addressMessages.omc.message(issue, field),
    issue => addressMessages.mdc.message(issue, field),
    issue => addressInEnglish.omc.message(issue, field),
  );

const birthplace = (country: string) => (typed: string) =>
  said(
    checkBirthplace({ country, county: '44', town: typed }, blankProspect, { townTyped: true }),
    'town',
    issue => birthplaceMessages.omc.message(issue, 'town'),
    issue => birthplaceInEnglish.omc.message(issue, 'town'),
  );

const taxId = (format: string | undefined) => (typed: string) =>
  said(checkObligation(obligationDraft({ country: 'BG', taxId: `${typed} 1` }), format), 'taxId', issueMessages, issueInEnglish);

const email = (typed: string) =>
  said(
    checkApplicant({ ...blankApplicant, email: `${typed}@example.fr` }, today, undefined),
    'email',
    issue => applicantDetailsMessages.omc.message(issue, { ...context, field: 'email' }),
    issue => informationInEnglish.omc.message(issue, { ...context, field: 'email' }),
  );

const IN_LATIN = /en lettres latines|et en lettres latines|in Latin letters|and Latin letters/;

describe('D-28, XTR-40: a text in another script is asked for in Latin letters, not in letters', () => {
  test.each<Row>([
    ...(['lastName', 'birthName', 'firstName', 'otherFirstNames'] as const).map((field): Row => [
      field,
      name(field),
      /en lettres latines, comme sur la bande en bas de la pièce|in Latin letters, as in the strip/,
    ]),
    ['lastName, corrected', corrected('lastName'), /Écrivez le nom en lettres latines, comme sur|Write the name in Latin letters, as/],
    ['firstName, corrected', corrected('firstName'), /Écrivez le prénom en lettres latines, comme|Write the first name in Latin letters/],
    ['streetNumber', address('streetNumber', 'FR'), IN_LATIN],
    ['streetName', address('streetName', 'FR'), IN_LATIN],
    ['streetName abroad', address('streetName', 'BG'), IN_LATIN],
    ['postalCode abroad', address('postalCode', 'BG'), IN_LATIN],
    ['town abroad', address('town', 'BG'), IN_LATIN],
    ['birthplace abroad', birthplace('BG'), IN_LATIN],
    ['birthplace in no list', birthplace('FR'), IN_LATIN],
    ['tax id with a format', taxId('\\d{10}'), IN_LATIN],
    ['tax id without a format', taxId(undefined), IN_LATIN],
    ['email', email, IN_LATIN],
  ])('%s', (_, messages, latin) => {
    for (const typed of scripts)
      for (const message of messages(typed)) expect([typed, message]).toEqual([typed, expect.stringMatching(latin)]);
  });

  test('an e-mail with an accent is asked for without it', () => {
    expect(email('rené')).toEqual([expect.stringContaining('sans accent'), expect.stringContaining('without accents')]);
  });
});
