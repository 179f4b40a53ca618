import { papers, ranks } from '@domain/documents/papers';
import { MO, uploadLimits, uploadTypes } from '@domain/documents/limits';
import { participant, workflow } from '@domain/kernel/words';
import { civilities } from '@domain/holders/applicant';
import { taskIds } from '@domain/journey/steps';
import { catalogue, contractType, deliveryMode } from '@domain/offer/contracts';
import { day, empty, flag, list, num, object, oneOf, text, valuesOf, type RequestSchema } from './requests/schema';

const code = (what: string) => text(`Code of ${what}.`);

const participants = list(object({ participationType: oneOf(valuesOf(participant)) }), { minItems: 1 });

/** A chosen contract; NONE among the cards: no card wanted. OPT-04 */
const selected = object(
  {
    catalogNumber: { ...text('Catalogue number.'), examples: Object.values(catalogue) },
    type: oneOf(valuesOf(contractType)),
    participants,
  },
  { amount: num('Euros, of an overdraft.'), deliveryMode: oneOf(valuesOf(deliveryMode)) },
);

const names = { civility: oneOf(civilities), lastname: text(), birthname: text() };
const firstname = text('Left out by somebody whose identity document bears one name only (proposed). D-89');
const otherFirstnames = text('Left out by somebody who has none.');

const applicant = object({
  identity: object(names, { firstname, otherFirstnames }),
  birth: object({ birthdate: day }),
  email: { ...text(), format: 'email' },
  mobilePhone: { ...text('Five pairs of digits.'), pattern: '^0[67](?: \\d{2}){4}$', examples: ['06 39 98 00 01'] },
  marketingOptIn: flag,
});

/** Whole parts of a person, as one page fills them. D-49 */
const person = object(
  {},
  {
    identity: object({}, { ...names, firstname, otherFirstnames, agencyId: text('The agency chosen; later than the names.') }),
    birth: object(
      {},
      {
        birthdate: day,
        nationality: code('a country, OSCE'),
        country: code('a country'),
        county: code('a department, for those born in France'),
        town: text('A town of the list for those born in France, what was typed for others.'),
      },
    ),
    email: { ...text(), format: 'email' },
    oneTimeCode: text('Of the SMS that proves the change of an e-mail after the creation (D-62): six digits.'),
    mobilePhone: text(),
    familySituation: object({}, { situation: code('the situation'), maritalRegime: code('the regime, of the married alone') }),
    address: object(
      {},
      {
        streetNumber: text('Left out where there is none.'),
        streetType: code(
          'the kind of street, left out abroad; empty for a street without a type, where the bank lists it (proposed, D-70)',
        ),
        streetName: text(),
        postalCode: text('Five digits in France, up to ten characters elsewhere.'),
        town: text(),
        country: code('a country'),
        housing: code('the kind of housing'),
      },
    ),
    occupation: object(
      {},
      {
        category: code('the category'),
        profession: code('the profession'),
        employer: text('Left out by those who have none.'),
        sector: code('the business sector, where the profession asks for one'),
      },
    ),
    monthlyNetIncome: { ...num('Whole euros a month.'), type: 'integer' },
    wealth: code('the band'),
    fiscalReferences: object(
      { otherObligations: list(object({ country: code('a country'), taxId: text() })) },
      { frenchTaxResident: flag },
    ),
  },
);

const docRank = { ...oneOf(Object.values(ranks).flatMap(each => Object.values(each))), description: 'Rank of the proof.' };
const rankAlone = object({ docRank });

const page = object({
  side: oneOf(['FRONT', 'BACK', 'SINGLE']),
  mimeType: oneOf(uploadTypes),
  content: {
    ...text(
      `Base64. All pages of a proof: at most ${uploadLimits.totalBytes / MO} × ${MO} bytes before it, a PDF ${uploadLimits.pdfBytes / MO}.`,
    ),
    contentEncoding: 'base64',
  },
});

const secret = text('Where the configuration has one.');

/** Schemas of request bodies, by the call's number: all that any person in any situation may send. */
export const requestSchemas: Readonly<Record<string, RequestSchema>> = {
  '5': object({ selectedContracts: list(selected) }),
  '6': object({
    docRank,
    documentCode: { ...code('the kind of paper'), examples: Object.values(papers).map(each => each.code) },
    pages: list(page, { minItems: 1 }),
  }),
  '7': rankAlone,
  '8': rankAlone,
  '10': empty,
  '12': object({ participant: oneOf(valuesOf(participant)) }),
  '25': object({ client_id: text(), grant_type: oneOf(['authorization_code']), code: text() }),
  '26': object(
    {
      type: oneOf(['sso']),
      grant_type: oneOf(['authorization_code']),
      client_id: text(),
      redirect_uri: { ...text(), format: 'uri' },
      code: text(),
    },
    {
      code_verifier: text('Of the code challenge (RFC 7636); none where an adviser’s workstation opened the page.'),
      client_secret: secret,
    },
  ),
  '26b': object({ token: text(), client_id: text() }, { client_secret: secret }),
  '28': { oneOf: [object({ clientId: text() }), object({ prospectId: text() })] },
  '30': person,
  '34': rankAlone,
  '35': rankAlone,
  '36': empty,
  '39': empty,
  '40': empty,
  '41': object({ workflowType: oneOf(valuesOf(workflow)), selectedContracts: list(selected), holder: applicant }, { coHolder: applicant }),
  '42b': empty,
  '43': empty,
  '44': empty,
  '47': object({
    state: { ...oneOf([...taskIds, 'duplicateClosed']), description: 'The task to go to, or that the adviser closed a look-alike’s file.' },
  }),
};
