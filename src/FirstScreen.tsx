import type { ReactElement } from 'react';
import { brandFacts, variantFacts, type Environment, type Variant } from '@domain/brand/variant';
import { BrandContext } from '@ui/kit/brand';
import type { OfferInForce } from '@ui/screens/home/HomeOffer';
import { HomePage } from '@ui/screens/home/HomePage';
import { Shell } from '@ui/shell/Shell';
import { journeyBreadcrumb } from '@domain/journey/breadcrumb';

interface FirstScreenProps {
  readonly variant: Variant;
  /** Undefined in production. */
  readonly environment: Environment | undefined;
  readonly logoUrl: string;
  /** Pressed, and what comes next is still on its way. */
  readonly starting?: boolean;
  readonly onStart: () => void;
  /** Undefined: not known yet; null: it cannot be told here. */
  readonly offer?: OfferInForce | null | undefined;
  /** Unknown until the configuration is there. */
  readonly helpPhone?: string | undefined;
}

/** The home screen in its shell, the same at build time and in the browser; it needs no service and no configuration. ACC-01 */
export const FirstScreen = ({
  variant,
  environment,
  logoUrl,
  starting = false,
  onStart,
  offer,
  helpPhone,
}: FirstScreenProps): ReactElement => {
  const { brand, mode } = variantFacts[variant];
  return (
    <BrandContext.Provider value={{ brand, name: brandFacts[brand].name, logoUrl }}>
      <Shell environment={environment} breadcrumb={journeyBreadcrumb.decide({ step: 'home' })} helpPhone={helpPhone}>
        <HomePage mode={mode} offer={offer} starting={starting} onStart={onStart} />
      </Shell>
    </BrandContext.Provider>
  );
};
