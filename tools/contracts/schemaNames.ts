type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * The named schemas, each with the operation and status (or `body`) that contains it, and its path: a property, `[]` for a list's elements,
 * a number for a choice. Every equal schema of the description becomes a reference to it.
 */
const things = {
  Offer: 'forecastCart 200',
  Cart: 'getMyCart 200',
  CardOffer: 'forecastCart 200 availableContracts.[].0',
  Card: 'forecastCart 200 availableContracts.[].0.card',
  CardServices: 'forecastCart 200 availableContracts.[].0.card.services',
  CardLimits: 'forecastCart 200 availableContracts.[].0.card.limits',
  CardInsurances: 'forecastCart 200 availableContracts.[].0.card.insurances',
  CardAdditionalServices: 'forecastCart 200 availableContracts.[].0.card.additionalServices',
  InsuranceOffer: 'forecastCart 200 availableContracts.[].1',
  CommercialOperation: 'forecastCart 200 commercialOperations.[]',
  SelectedContract: 'getMyCart 200 selectedContracts.[]',
  ChosenContract: 'createSubscription body selectedContracts.[]',
  SentPage: 'sendDocument body pages.[]',
  OfferDocument: 'getOfferDocuments 200 []',
  Country: 'getCountries 200 []',
  County: 'getCounties 200 []',
  PostalTown: 'getPostalTowns 200 []',
  BirthTown: 'getBirthTowns 200 []',
  Entry: 'getReferential 200 []',
  Location: 'locateAddress 200 []',
  Profession: 'getProfessions 200 [].professions.[]',
  ProfessionsOfCategory: 'getProfessions 200 []',
  Person: 'getPerson 200',
  PersonToSave: 'saveProspect body',
  DossierState: 'getMyState 200',
  FileVariables: 'getMyState 200 variables',
  ProofOnDossier: 'getMyState 200 variables.docs.[]',
  HolderVariables: 'getMyState 200 variables.holderVariables',
  Progress: 'getMyState 200 variables.holderVariables.progress',
  Acceptance: 'getMyState 200 variables.holderVariables.acceptance',
  AcceptedPrice: 'getMyState 200 variables.holderVariables.acceptance.price',
  OrderedCard: 'getMyState 200 variables.holderVariables.acceptance.price.cards.[]',
  ConfirmedPrice: 'saveCart body confirmedPrice',
  PossibleDuplicate: 'getMyState 200 variables.lookAlikes.[]',
  Account: 'getMyState 200 variables.account',
  Adviser: 'getMyState 200 variables.adviser',
  LivenessCheck: 'getLiveness 200',
  ProofOutcome: 'getProof 200',
  WalletIdentity: 'getProof 200 2.identity',
  SubscriptionToCreate: 'createSubscription body',
  Applicant: 'createSubscription body holder',
  ApplicantIdentity: 'createSubscription body holder.identity',
  Agency: 'getAgency 200',
  AgencyAround: 'getAgenciesAround 200 []',
  OpeningHours: 'getAgency 200 hours',
  ContactChannel: 'getAgency 200 contactChannels.[]',
} as const;

const child = (schema: unknown, step: string): unknown => {
  if (!isJson(schema)) return undefined;
  if (step === '[]') return schema['items'];
  const { properties, anyOf } = schema;
  return /^\d$/.test(step) && Array.isArray(anyOf) ? anyOf[Number(step)] : isJson(properties) ? properties[step] : undefined;
};

const contentSchema = (message: unknown): unknown => {
  const content = isJson(message) && isJson(message['content']) ? Object.values(message['content'])[0] : undefined;
  return isJson(content) ? content['schema'] : undefined;
};

/** The schema at a place of the description. */
const schemaAt = (operations: readonly Json[], place: string): unknown => {
  const [operation = '', message = '', way = ''] = place.split(' ');
  const found = operations.find(({ operationId }) => operationId === operation);
  const { requestBody, responses }: Json = found ?? {};
  const start = contentSchema(message === 'body' ? requestBody : isJson(responses) ? responses[message] : undefined);
  return way.split('.').filter(Boolean).reduce(child, start);
};

const isOptional = ({ type }: Json): boolean => Array.isArray(type) && type.join() === 'object,null';
const keyOf = (schema: Json): string => JSON.stringify(isOptional(schema) ? { ...schema, type: 'object' } : schema);

/** The paths with a reference instead of each named schema, and the named schemas. */
export const withThings = (paths: Json): { readonly paths: unknown; readonly schemas: Json } => {
  const operations = Object.values(paths).flatMap(item => (isJson(item) ? Object.values(item).filter(isJson) : []));
  const found = Object.entries(things).map(([name, place]): readonly [string, Json] => {
    const schema = schemaAt(operations, place);
    if (!isJson(schema)) throw new Error(`There is no schema at ${place}, where tools/contracts/schemaNames.ts looks for ${name}`);
    return [name, isOptional(schema) ? { ...schema, type: 'object' } : schema];
  });
  const names = new Map(found.map(([name, schema]) => [keyOf(schema), name]));
  const inside = (node: unknown): unknown =>
    Array.isArray(node)
      ? node.map(named)
      : isJson(node)
        ? Object.fromEntries(Object.entries(node).map(([key, each]) => [key, named(each)]))
        : node;
  const named = (node: unknown): unknown => {
    const name = isJson(node) ? names.get(keyOf(node)) : undefined;
    if (name === undefined || !isJson(node)) return inside(node);
    const reference = { $ref: `#/components/schemas/${name}` };
    return isOptional(node) ? { anyOf: [reference, { type: 'null' }] } : reference;
  };
  return { paths: named(paths), schemas: Object.fromEntries(found.map(([name, schema]) => [name, inside(schema)])) };
};
