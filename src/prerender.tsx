import { renderToString } from 'react-dom/server';
import { brandFacts, environments, variantFacts, variants, type Environment, type Variant } from '@domain/brand/variant';
import { bannerOf } from '@domain/environment/banner';
import '@ui/theme/base.css';
import { kitMessages } from '@ui/copy/fr/kit';
import { homeTitle } from '@ui/screens/home/HomePage';
import { FirstScreen } from './FirstScreen';
import { BeforeScripts, type People } from './BeforeScripts';
import { MinimalFrame } from './MinimalFrame';

export { environments, variants };

export const brandOf = (variant: Variant): string => variantFacts[variant].brand;

/** The document's title until the first screen sets it. BRD-02 */
export const title = (variant: Variant): string => `Ouvrir un compte – ${brandFacts[variantFacts[variant].brand].name}`;

/** The title that the kit's page would set, for the home screen, which the build renders. BRD-02 */
const titleAt = (variant: Variant, screen: 'mobile' | 'desktop'): string => {
  const { brand, mode } = variantFacts[variant];
  return `${homeTitle(mode, screen)} – ${kitMessages.productTitle} – ${brandFacts[brand].name}`;
};

/** Input of a page at build time; `people` and `browsers`: for src/BeforeScripts.tsx. */
interface Made {
  readonly variant: Variant;
  readonly environment: Environment;
  readonly logoUrl: string;
  readonly people: People;
  /** From the configuration of the page's variant and environment. D-91 */
  readonly acceptedPapers: readonly string[];
  readonly browsers: readonly string[];
}

/** The page's body at build time: the home screen, visible before any script has run (D-04). */
export const render = (page: Made): string =>
  renderToString(<BeforeScripts {...page} />) +
  `<div id="root" data-mobile="${titleAt(page.variant, 'mobile')}" data-desktop="${titleAt(page.variant, 'desktop')}">${renderToString(
    <FirstScreen
      variant={page.variant}
      environment={bannerOf(page.environment)}
      logoUrl={page.logoUrl}
      acceptedPapers={page.acceptedPapers}
      starting={false}
      onStart={() => undefined}
    />,
  )}</div>`;

/** The body of the minimal application, the same for all its addresses. D-25 */
export const renderMinimal = (page: Made): string =>
  renderToString(<BeforeScripts {...page} />) +
  `<div id="root">${renderToString(
    <MinimalFrame
      brand={brandFacts[variantFacts[page.variant].brand].name}
      environment={bannerOf(page.environment)}
      logoUrl={page.logoUrl}
    />,
  )}</div>`;
