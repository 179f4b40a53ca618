import type { FastifyInstance } from 'fastify';
import countries from 'i18n-iso-countries';
import type { Bank } from '../bank';
import { agencies, agenciesAround, allCountries, birthTowns, counties, located, postalTowns } from '../referentials/france';
import { categories, fiscalFormats, referentials, streetTypes, wealthBands } from '../referentials/lists';
import { malformed, refuse } from './answers';
import { authenticated } from './session';

type Query = Readonly<Record<string, string | undefined>>;

/** Calls 14 to 24, 31, 32, 45 and 46: a bearer, then plain data. */
export const referentialRoutes = (app: FastifyInstance, bank: Bank): void => {
  const list = (path: string, answer: (query: Query, params: Query) => unknown): void => {
    app.get<{ Querystring: Query; Params: Query }>(path, async (request, reply) => {
      if (!authenticated(bank, request, reply)) return reply;
      const found = answer(request.query, request.params);
      return found === undefined ? refuse(reply, 404, { error: 'not_found' }) : reply.send(found);
    });
  };
  const professions = categories.flatMap(category => category.professions);

  list('/v1/oscecountries', allCountries);
  list('/v1/countries', allCountries);
  list('/v1/county', counties);
  list('/v1/postal-towns', ({ postCode = '' }) => postalTowns(postCode));
  list('/v1/birth-towns', ({ county = '' }) => birthTowns(county));
  list('/v1/referentials/wealth', () => wealthBands);
  list('/v1/referentials/location', ({ address = '' }) => located(address));
  list('/v2/referentials/type-voie', () => streetTypes);
  list('/v2/referentials/profession', ({ codeProfession }) => professions.find(({ code }) => code === codeProfession));
  list('/v2/socioProfessionalCategory/professions', () =>
    categories.map(({ category, professions: own }) => ({ category, professions: own })),
  );
  list('/v2/worksituations/:x/professions/:y/businesssectors', (_query, { x, y }) => {
    const category = categories.find(each => each.category.code === x);
    return category?.professions.some(({ code }) => code === y) ? category.sectors : undefined;
  });

  app.get<{ Querystring: Query }>('/v1/referentials', async (request, reply) => {
    if (!authenticated(bank, request, reply)) return reply;
    const { referentialType = '' } = request.query;
    const isKnown = Object.hasOwn(referentials, referentialType) && referentialType !== bank.situation.unknownReferential;
    const found = isKnown ? referentials[referentialType] : undefined;
    return found ? reply.send(found) : refuse(reply, 400, { error: 'unknown_type' });
  });

  app.get<{ Params: { code: string } }>('/v1/countries/:code/fiscalFormat', async (request, reply) => {
    if (!authenticated(bank, request, reply)) return reply;
    const { code } = request.params;
    if (!countries.isValid(code)) return refuse(reply, 404, { error: 'not_found' });
    const format = Object.hasOwn(fiscalFormats, code) ? fiscalFormats[code] : undefined;
    return format === undefined ? reply.code(204).send() : reply.send({ format });
  });

  app.get<{ Querystring: Query }>('/v1/structures/around', async (request, reply) => {
    if (!authenticated(bank, request, reply)) return reply;
    const [latitude, longitude] = [Number(request.query['latitude']), Number(request.query['longitude'])];
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return malformed(reply, ['latitude', 'longitude']);
    return reply.send(agenciesAround(latitude, longitude));
  });

  app.get<{ Params: { id: string }; Querystring: Query }>('/v1/structures/:id', async (request, reply) => {
    if (!authenticated(bank, request, reply)) return reply;
    const agency = agencies().find(({ id }) => id === request.params.id);
    if (!agency) return refuse(reply, 404, { error: 'not_found' });
    const { councilHours, ...plain } = agency;
    return reply.send(request.query['withCouncilHours'] === 'true' ? { ...plain, councilHours } : plain);
  });
};
