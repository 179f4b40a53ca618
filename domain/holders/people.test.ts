import { agencyOf, fullName, namesOf } from './people';
import { blankProspect, type Prospect } from './prospect';

const person = (identity: Partial<Prospect['identity']>): Prospect => ({
  ...blankProspect,
  identity: { ...blankProspect.identity, ...identity },
});
const ada = person({ firstName: 'Ada', lastName: 'Exemple', agencyId: '00691' });
const noa = person({ firstName: 'Noa', lastName: 'Exemple', agencyId: '00700' });

test('a person is named as far as the file says them', () => {
  expect([ada, person({ lastName: 'Exemple' }), blankProspect, undefined].map(fullName)).toEqual(['Ada Exemple', 'Exemple', '', '']);
});

test('the people of a file are named, the holder first', () => {
  expect([namesOf({ TIT: ada, COT: undefined }), namesOf({ TIT: ada, COT: noa })]).toEqual([
    ['Ada Exemple'],
    ['Ada Exemple', 'Noa Exemple'],
  ]);
});

test('AGY-01: a file’s agency is the holder’s, else the one that the co-holder chose', () => {
  const undecided = person({});
  expect([agencyOf({ TIT: ada, COT: noa }), agencyOf({ TIT: undecided, COT: noa }), agencyOf({ TIT: undecided, COT: undefined })]).toEqual([
    '00691',
    '00700',
    undefined,
  ]);
});
