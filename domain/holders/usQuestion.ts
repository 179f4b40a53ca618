import { rule } from '@domain/kernel/rule';
import { absentOr, oneOf, record, text } from '@domain/kernel/shape';

import type { Country } from '@domain/referentials/entries';

export const UNITED_STATES = 'US';

/** Who is asked whether they are a US person: nobody, a person with a US nationality or birthplace, or everybody. D-118 */
export const usPersonPolicies = ['never', 'onIndicia', 'always'] as const;
export type UsPersonPolicy = (typeof usPersonPolicies)[number];

export const holdersUsQuestion = rule({
  id: 'holders.usQuestion',
  requirements: ['D-118', 'D-87', 'PER-08'],
  title: { fr: 'Qui est interrogé sur les États-Unis', en: 'Who is asked about the United States' },
  says: {
    fr: 'La configuration (declarations.usPerson) dit qui est interrogé : personne, chacun, ou qui a la nationalité américaine ou est né aux États-Unis ({country}).',
    en: 'The configuration (declarations.usPerson) says who is asked: no one, everybody, or a person with US nationality or born in the United States ({country}).',
  },
  parameters: { country: { value: UNITED_STATES, unit: 'code' } },
  input: record({ policy: oneOf(...usPersonPolicies), nationality: absentOr(text), birthCountry: absentOr(text) }),
  known: { nationality: [UNITED_STATES, 'FR'], birthCountry: [UNITED_STATES, 'FR'] },
  decide: ({ policy, nationality, birthCountry }): boolean =>
    policy === 'always' || (policy === 'onIndicia' && [nationality, birthCountry].includes(UNITED_STATES)),
  examples: [
    ['a US nationality', { policy: 'onIndicia', nationality: 'US', birthCountry: 'FR' }, true],
    ['a US birthplace', { policy: 'onIndicia', nationality: 'FR', birthCountry: 'US' }, true],
    ['neither', { policy: 'onIndicia', nationality: 'FR', birthCountry: 'FR' }, false],
    ['a neighbour of the United States', { policy: 'onIndicia', nationality: 'CA', birthCountry: 'MX' }, false],
    ['a nationality that is not known', { policy: 'onIndicia', nationality: null, birthCountry: 'FR' }, false],
    ['a bank that asks nobody', { policy: 'never', nationality: 'US', birthCountry: 'US' }, false],
    ['a bank that asks everybody', { policy: 'always', nationality: 'FR', birthCountry: 'FR' }, true],
  ],
});

/** Whether a person is asked. The nationality is a code of another list: the countries say which country it is. D-118 */
export const asksUs = (
  policy: UsPersonPolicy,
  { nationality, country }: Readonly<Record<'nationality' | 'country', string | undefined>>,
  countries: readonly Country[],
): boolean =>
  holdersUsQuestion.decide({
    policy,
    nationality: countries.find(({ osceCode }) => osceCode === nationality)?.code ?? null,
    birthCountry: country ?? null,
  });
