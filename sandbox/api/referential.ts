import type { Language } from '@domain/brand/languages';
import type { FastifyInstance } from 'fastify';
import countries from 'i18n-iso-countries';
import type { BankCall } from '@domain/calls/call';
import { bankCalls } from '@domain/calls/table';
import { isRecord } from '@domain/kernel/shape';
import { trustedKeys } from '../analysis/seal';
import type { Bank } from '../bank';
import { allCountries, nationalities } from '../referentials/countries';
import { fiscalFormats } from '../referentials/fiscalFormats';
import { agencies, agenciesAround, birthTowns, counties, located, postalTowns } from '../referentials/france';
import { referentials, streetTypes, wealthBands } from '../referentials/lists';
import { languageOf } from '../language';
import { refIn } from '../referentials/entries';
import { categories, categoriesIn } from '../referentials/professions/categories';
import { malformed, refuse } from './answers';
import { authenticated } from './session';
import { serve } from './serve';

const hasNames = (entry: unknown): boolean => isRecord(entry) && Array.isArray(entry['also']) && entry['also'].length > 0;

/** An entry, or a category without the professions that have no other name; nothing where there is none. */
const named = (entry: unknown): readonly unknown[] => {
  const professions = isRecord(entry) && Array.isArray(entry['professions']) ? entry['professions'].filter(hasNames) : [];
  if (isRecord(entry) && professions.length > 0) return [{ ...entry, professions }];
  return hasNames(entry) ? [entry] : [];
};

type Query = Readonly<Record<string, string | undefined>>;

const issuerKeys = (): unknown =>
  trustedKeys.map(({ authority, certificate, ...key }) => ({ caId: authority, certId: certificate, ...key }));

/** Calls 14 to 24, 31, 32, 45 and 46: they need a bearer token and answer with static data. */
export const referentialRoutes = (app: FastifyInstance, bank: Bank): void => {
  const namedAlone = (found: unknown): unknown => (bank.situation.namedAlone && Array.isArray(found) ? found.flatMap(named) : found);
  const list = (call: BankCall, answer: (query: Query, language: Language) => unknown): void => {
    serve(app, call, async (request, reply) => {
      if (!authenticated(bank, request, reply)) return reply;
      const found = namedAlone(answer(request.query, languageOf(request.headers['accept-language'])));
      return found === undefined ? refuse(reply, 404, { error: 'not_found' }) : reply.send(found);
    });
  };
  const professions = categories.flatMap(category => category.professions);

  list(bankCalls.getOsceCountries, nationalities);
  list(bankCalls.getCountries, allCountries);
  list(bankCalls.getCounties, counties);
  list(bankCalls.getPostalTowns, ({ postCode = '' }) => postalTowns(postCode));
  list(bankCalls.getBirthTowns, ({ county = '' }) => birthTowns(county));
  list(bankCalls.getWealth, () => wealthBands);
  list(bankCalls.getIssuerKeys, issuerKeys);
  list(bankCalls.locateAddress, ({ address = '' }) => located(address));
  list(bankCalls.getStreetTypes, () => streetTypes);
  list(bankCalls.getProfession, ({ codeProfession }, language) => {
    const found = professions.find(({ code }) => code === codeProfession);
    return found && refIn(language, found);
  });
  list(bankCalls.getProfessions, (_query, language) => categoriesIn(language));

  serve(app, bankCalls.getBusinessSectors, async (request, reply) => {
    if (!authenticated(bank, request, reply)) return reply;
    const { x, y } = request.params;
    const category = categories.find(each => each.category.code === x);
    const isKnown = category?.professions.some(({ code }) => code === y) ?? false;
    const language = languageOf(request.headers['accept-language']);
    return isKnown ? reply.send(category?.sectors.map(sector => refIn(language, sector))) : refuse(reply, 404, { error: 'not_found' });
  });

  serve(app, bankCalls.getReferential, async (request, reply) => {
    if (!authenticated(bank, request, reply)) return reply;
    const { referentialType = '' } = request.query;
    const isKnown = Object.hasOwn(referentials, referentialType) && referentialType !== bank.situation.unknownReferential;
    const found = isKnown ? referentials[referentialType] : undefined;
    return found ? reply.send(found) : refuse(reply, 400, { error: 'unknown_type' });
  });

  serve(app, bankCalls.getFiscalFormat, async (request, reply) => {
    if (!authenticated(bank, request, reply)) return reply;
    const { code } = request.params;
    if (!countries.isValid(code)) return refuse(reply, 404, { error: 'not_found' });
    const format = Object.hasOwn(fiscalFormats, code) ? fiscalFormats[code] : undefined;
    return format === undefined ? reply.code(204).send() : reply.send({ format });
  });

  serve(app, bankCalls.getAgenciesAround, async (request, reply) => {
    if (!authenticated(bank, request, reply)) return reply;
    const [latitude, longitude] = [Number(request.query['latitude']), Number(request.query['longitude'])];
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return malformed(reply, ['latitude', 'longitude']);
    const found = agenciesAround(latitude, longitude);
    const { agencies: ids } = bank.situation;
    return reply.send(ids === undefined ? found : ids.flatMap((id, at) => (found[at] ? [{ ...found[at], id }] : [])));
  });

  serve(app, bankCalls.getAgency, async (request, reply) => {
    if (!authenticated(bank, request, reply)) return reply;
    const agency = agencies().find(({ id }) => id === request.params.id);
    if (!agency) return refuse(reply, 404, { error: 'not_found' });
    const { councilHours, ...plain } = agency;
    return reply.send(request.query['withCouncilHours'] === 'true' ? { ...plain, councilHours } : plain);
  });
};
