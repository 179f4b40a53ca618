import type { BrandFacts } from '../brand';

export const facts = {
  name: 'Valdrune',
  welcome: { id: 'welcome-card-free-one-year', of: 'card', free: 12 },
  notes: {},
} as const satisfies BrandFacts;
