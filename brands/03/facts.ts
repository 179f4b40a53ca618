import type { BrandFacts } from '../brand';

export const facts = {
  name: 'Maréole',
  licensedBy: 'ECB',
  authority: 'l’Autorité de contrôle prudentiel et de résolution (ACPR)',
  seat: '2\u00a0quai de la Maquette, 35000\u00a0Rennes',
  refusedKeptMonths: 12,
  videoKeptDays: 30,
  sharedLicence: [],
  hours: { first: 1, last: 6, from: 9, to: 18 },
  relay: 'https://relais.mareole.example',
  welcome: { id: 'welcome-six-months-fees-free', of: 'fees', free: 6 },
  notes: {},
} as const satisfies BrandFacts;
