import type { BrandFacts } from '../brand';

export const facts = {
  name: 'Maréole',
  welcome: { id: 'welcome-six-months-fees-free', of: 'fees', free: 6 },
  notes: {},
} as const satisfies BrandFacts;
