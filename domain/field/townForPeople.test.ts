import { townForPeople } from './townForPeople';

test.each([
  ['NANTES', 'Nantes'],
  ['SAINT-GERMAIN-EN-LAYE', 'Saint-Germain-en-Laye'],
  ['LA ROCHELLE', 'La Rochelle'],
  ['L’HAŸ-LES-ROSES', 'L’Haÿ-les-Roses'],
  ['VILLENEUVE D’ASCQ', 'Villeneuve d’Ascq'],
  ['ÉPERNAY', 'Épernay'],
  ['PARIS 01', 'Paris 01'],
  ['LILLE (LOMME)', 'Lille (Lomme)'],
  ['Le Mans', 'Le Mans'],
  ['', ''],
])('PER-06: the town %j is shown as %j', (town, shown) => expect(townForPeople(town)).toBe(shown));
