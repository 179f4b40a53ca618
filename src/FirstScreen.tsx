import type { ReactElement } from 'react';
import { variantFacts, type Environment, type Variant } from '@domain/brand/variant';
import { BrandContext, lookOf } from '@ui/kit/brand';
import { HomePage } from '@ui/screens/home/HomePage';
import { LanguageLinks } from '@ui/shell/LanguageLinks';
import { Shell } from '@ui/shell/Shell';
import type { AcceptedPapers } from '@domain/proofs/acceptedPapers';
import { journeyBreadcrumb } from '@domain/journey/breadcrumb';

interface FirstScreenProps {
  readonly variant: Variant;
  /** Undefined in production. */
  readonly environment: Environment | undefined;
  readonly logoUrl: string;
  /** The logo alone, as data. */
  readonly logo: string;
  readonly helpPhone: string;
  /** Whose identity documents the bank accepts online. D-127 */
  readonly acceptedPapers: AcceptedPapers;
}

/**
 * The home screen in its shell, rendered at build time (src/first/FirstPages.ts adds the behaviour); needs no service, and gets its
 * configuration from the build. ACC-01
 */
export const FirstScreen = ({ variant, environment, logoUrl, logo, helpPhone, acceptedPapers }: FirstScreenProps): ReactElement => {
  const { brand, mode } = variantFacts[variant];
  return (
    <BrandContext.Provider value={lookOf(brand, logoUrl, logo)}>
      <Shell
        environment={environment}
        breadcrumb={journeyBreadcrumb.decide({ step: 'home' })}
        helpPhone={helpPhone}
        languages={<LanguageLinks />}
      >
        <HomePage mode={mode} acceptedPapers={acceptedPapers} starting={false} onStart={() => undefined} />
      </Shell>
    </BrandContext.Provider>
  );
};
