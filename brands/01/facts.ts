import type { BrandFacts } from '../brand';

export const facts = {
  name: 'Valdrune',
  welcomePromotion: 'welcome-card-free-one-year',
} as const satisfies BrandFacts;
