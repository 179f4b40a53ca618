import type { ComponentProps } from 'react';
import type { CardFacts } from '@domain/offer/card';
import type { CardArt } from '@ui/kit/art/CardArt';

export const artOf: Readonly<Record<CardFacts['name'], ComponentProps<typeof CardArt>['card']>> = {
  MASTERCARD: 'mastercard',
  ACCESS_MASTERCARD: 'access',
  GOLD_MASTERCARD: 'gold',
};
