import type { BrandFacts } from '../brand';

export const facts = {
  name: 'Maréole',
  welcomePromotion: 'welcome-six-months-fees-free',
} as const satisfies BrandFacts;
