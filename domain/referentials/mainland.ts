import { rule } from '@domain/kernel/rule';
import { absentOr, record, text } from '@domain/kernel/shape';
import { FRANCE, OVERSEAS, inMainlandFrance } from './france';

export const referentialsMainland = rule({
  id: 'referentials.mainland',
  requirements: ['OFR-15', 'D-45'],
  title: { fr: 'Adresse en France métropolitaine', en: 'An address in mainland France' },
  says: {
    fr: 'Une adresse est en métropole si le pays est la France et si le code postal ne commence ni par {first} ni par {second}.',
    en: 'An address is in the mainland where the country is France and the postal code begins with neither {first} nor {second}.',
  },
  parameters: {
    first: { value: OVERSEAS[0], unit: 'first digits' },
    second: { value: OVERSEAS[1], unit: 'first digits' },
  },
  input: record({ country: absentOr(text), postalCode: absentOr(text) }),
  known: { country: [null, FRANCE.code, 'BE'], postalCode: [null, '75001', '20000', '96000', '97100', '98000', '99000'] },
  decide: ({ country, postalCode }) => inMainlandFrance({ country: country ?? undefined, postalCode: postalCode ?? undefined }),
  examples: [
    ['Lyon', { country: 'FR', postalCode: '69001' }, true],
    ['Corsica', { country: 'FR', postalCode: '20000' }, true],
    ['the last code before overseas', { country: 'FR', postalCode: '96999' }, true],
    ['the first code of overseas', { country: 'FR', postalCode: '97000' }, false],
    ['the last code of overseas', { country: 'FR', postalCode: '98999' }, false],
    ['the first code after overseas', { country: 'FR', postalCode: '99000' }, true],
    ['abroad', { country: 'BE', postalCode: '1000' }, false],
    ['in France, without a postal code', { country: 'FR', postalCode: null }, true],
    ['no country', { country: null, postalCode: '69001' }, false],
  ],
});
