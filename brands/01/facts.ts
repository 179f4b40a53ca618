import type { BrandFacts } from '../brand';

export const facts = {
  name: 'Valdrune',
  licensedBy: 'ECB',
  authority: 'l’Autorité de contrôle prudentiel et de résolution (ACPR)',
  seat: '1\u00a0place de la Maquette, 44000\u00a0Nantes',
  refusedKeptMonths: 12,
  videoKeptDays: 30,
  sharedLicence: [],
  hours: { first: 1, last: 6, from: 9, to: 18 },
  relay: 'https://relais.valdrune.example',
  welcome: { id: 'welcome-card-free-one-year', of: 'card', free: 12 },
  notes: {},
} as const satisfies BrandFacts;
