import type { ReactElement } from 'react';
import { variantFacts, type Environment, type Variant } from '@domain/brand/variant';
import { BrandContext, lookOf } from '@ui/kit/brand';
import { HomePage } from '@ui/screens/home/HomePage';
import { Shell } from '@ui/shell/Shell';
import { journeyBreadcrumb } from '@domain/journey/breadcrumb';

interface FirstScreenProps {
  readonly variant: Variant;
  /** Undefined in production. */
  readonly environment: Environment | undefined;
  readonly logoUrl: string;
  /** Countries whose identity documents are accepted online, ISO 3166-1 alpha-2. D-91 */
  readonly acceptedPapers: readonly string[];
  /** Pressed, and what comes next is still on its way. */
  readonly starting?: boolean;
  readonly onStart: () => void;
}

/** The home screen in its shell, made at build time (src/first/HomeOnPage.ts brings it to life); it needs no service, and of the configuration what the build gives it. ACC-01 */
export const FirstScreen = ({
  variant,
  environment,
  logoUrl,
  acceptedPapers,
  starting = false,
  onStart,
}: FirstScreenProps): ReactElement => {
  const { brand, mode } = variantFacts[variant];
  return (
    <BrandContext.Provider value={lookOf(brand, logoUrl)}>
      <Shell environment={environment} breadcrumb={journeyBreadcrumb.decide({ step: 'home' })}>
        <HomePage mode={mode} acceptedPapers={acceptedPapers} starting={starting} onStart={onStart} />
      </Shell>
    </BrandContext.Provider>
  );
};
