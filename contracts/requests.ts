import { reportedLines } from '@domain/journey/reported';
import { papers, ranks } from '@domain/proofs/papers';
import { MO, uploadLimits, uploadTypes } from '@domain/proofs/limits';
import { participant, workflow } from '@domain/kernel/words';
import { isField, type Field, type ListedField } from '@domain/holders/fieldKinds';
import { personFields } from '@domain/holders/fields';
import { onTheWire, parts } from '@domain/holders/prospect';
import { taskIds } from '@domain/journey/steps';
import { catalogue, contractType, deliveryMode, products } from '@domain/offer/contracts';
import { day, empty, flag, list, num, object, oneOf, text, valuesOf, type RequestSchema } from './requests/schema';

const code = (what: string) => text(`Code of ${what}.`);

const participants = list(object({ participationType: oneOf(valuesOf(participant)) }), { minItems: 1 });

/** 'cards: 10039, 10497. overdrafts: 10660.' */
const familiesInWords = [...new Set(Object.values(products).map(({ family }) => family))]
  .map(
    family =>
      `${family}: ${Object.entries(products)
        .flatMap(([number, each]) => (each.family === family ? [number] : []))
        .join(', ')}.`,
  )
  .join(' ');

/** A chosen contract; NONE among the cards: no card wanted. OPT-04 */
const selected = object(
  {
    catalogNumber: {
      ...text(`Catalogue number, by product family. ${familiesInWords} D-117`),
      examples: Object.values(catalogue),
    },
    type: oneOf(valuesOf(contractType)),
    participants,
  },
  { amount: num('Euros, of an overdraft.'), deliveryMode: oneOf(valuesOf(deliveryMode)) },
);

/** The confirmed monthly price, with and after a promotion of some months (proposed). D-106 */
const confirmedPrice = object(
  { promoted: num('Euros a month, while the promotion lasts.'), afterwards: num('Euros a month after it; equal without a promotion.') },
  { months: { ...num('How long the promotion lasts, where it is one length for all cards.'), type: 'integer' } },
);

/** What the person agreed to before the video (proposed). XTR-70 */
const faceConsent = object({
  givenAt: text('Instant at which the person started the video, with the box ticked.'),
  provider: text('Who keeps the video.'),
  keptFor: { ...num('For how many days.'), type: 'integer' },
});

const schemaOf = (field: Field | ListedField): RequestSchema => {
  switch (field.kind) {
    case 'list':
      return list(objectOf(field.each, ({ required }) => required === true));
    case 'oneOf':
      return { ...oneOf(field.values), ...(field.about !== undefined && { description: field.about }) };
    case 'code':
      return code(field.about ?? '');
    case 'amount':
      return { ...num(field.about ?? ''), type: 'integer' };
    case 'text':
      return text(field.about);
    case 'instant':
      return text(field.about);
    default:
      return { day, flag, email: { ...text(), format: 'email' } }[field.kind];
  }
};

function objectOf<Each extends Field | ListedField>(
  fields: Readonly<Record<string, Each>>,
  always: (field: Each) => boolean,
): RequestSchema {
  const those = (wanted: boolean) => Object.fromEntries(Object.entries(fields).filter(([, field]) => always(field) === wanted));
  return object(onTheWire(those(true), schemaOf), onTheWire(those(false), schemaOf));
}

const { firstName, lastName, birthName, civility, otherFirstNames } = personFields.identity.fields;

const applicant = object(
  {
    identity: object(onTheWire({ civility, lastName, birthName }, schemaOf), onTheWire({ firstName, otherFirstNames }, schemaOf)),
    birth: object({ birthdate: day }),
    email: schemaOf(personFields.email),
    mobilePhone: { ...text('Five pairs of digits.'), pattern: '^0[67](?: \\d{2}){4}$', examples: ['06 39 98 00 01'] },
    marketingOptIn: flag,
  },
  { marketingChannels: object(onTheWire(personFields.marketingChannels.fields, schemaOf)) },
);

/** A person's data in whole parts, as one page fills them. D-49 */
const person = object(
  {},
  {
    ...onTheWire(parts, part => (isField(part) ? schemaOf(part) : objectOf(part.fields, ({ kind }) => kind === 'list'))),
    oneTimeCode: text('Of the SMS that proves the change of an e-mail after the creation (D-62): six digits.'),
  },
);

const docRank = { ...oneOf(Object.values(ranks).flatMap(each => Object.values(each))), description: 'Rank of the proof.' };
const rankAlone = object({ docRank });

/** What the browser gave back for a wallet: the front end reads none of it. XTR-38 */
const handedOn: RequestSchema = { type: 'object', description: 'As the browser gave it.' };

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
  '5': object({ selectedContracts: list(selected) }, { confirmedPrice }),
  '6': object({
    docRank,
    documentCode: { ...code('the kind of paper'), examples: Object.values(papers).map(each => each.code) },
    pages: list(page, { minItems: 1 }),
  }),
  '7': rankAlone,
  '8': rankAlone,
  '10': object({}, { startBeforeDelay: flag }),
  '12': object({ participant: oneOf(valuesOf(participant)) }, { consent: faceConsent }),
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
  '35b': object({ personId: text('Id of a person of the file.'), device: oneOf(['SAME', 'OTHER', 'BROWSER']) }),
  '35c': object({ protocol: oneOf(['openid4vp-v1-signed']), data: handedOn }),
  '36': empty,
  '37b': object({ by: oneOf(['email', 'letter']) }),
  '37c': empty,
  '39': empty,
  '40': empty,
  '40c': object({
    contract: text('Id of the contract.'),
    email: text('Where the acknowledgement goes.'),
    statement: text('What the person declares, in French.'),
  }),
  '40d': object({ iban: text('IBAN of the other account, without spaces.'), agreedAt: text('When the person agreed: an instant.') }),
  '41': object(
    { workflowType: oneOf(valuesOf(workflow)), selectedContracts: list(selected), holder: applicant },
    { coHolder: applicant, confirmedPrice, replaces: text('uuid of the creation before from the same tab (proposed).') },
  ),
  '42b': empty,
  '43': empty,
  '44': empty,
  '47': object(
    {
      state: {
        ...oneOf([...taskIds, 'duplicateClosed']),
        description: 'The task to go to, or that the adviser closed a look-alike’s file.',
      },
    },
    {
      reported: object(
        { lines: list(oneOf([...reportedLines])) },
        { comment: text('What the client of an adviser’s file says of these lines (proposed).') },
      ),
    },
  ),
};
