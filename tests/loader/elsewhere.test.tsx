import { standsElsewhere } from '../../src/loader/arrival';

const base = '/ouvrirmoncompte/';
const answers = (step: string): string => JSON.stringify({ step, selection: [] });

beforeEach(() => sessionStorage.clear());

describe('STP-12, D-47: whether the home screen’s HTML may show, before any script of the application', () => {
  test.each([
    ['a new person, at the main page', false, { variant: 'omc-01' }],
    ['a person who has answered nothing yet', false, { variant: 'omc-01', stored: { 'omc.answers': answers('home') } }],
    ['an adviser, who sees nothing without a session', true, { variant: 'mdc-01' }],
    ['a person in the middle of the offer', true, { variant: 'omc-01', stored: { 'omc.answers': answers('offer') } }],
    ['a person with a session', true, { variant: 'omc-03', stored: { 'omc.session': '{}' } }],
    ['a person who comes back from the identity provider', true, { variant: 'omc-01', arrival: '?code=C&state=S' }],
    ['another page than the main one', true, { variant: 'omc-01', path: `${base}signature` }],
  ] as const)('%s: elsewhere %p', (_who, elsewhere, { variant, ...where }) => {
    const { arrival, path, stored } = { arrival: '', path: `${base}main`, stored: {}, ...where };
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
    history.replaceState(null, '', path);
    expect(standsElsewhere({ base, variant }, arrival)).toBe(elsewhere);
  });
});
