import { renderToString } from 'react-dom/server';
import { brandFacts, environments, variantFacts, variants, type Environment, type Variant } from '@domain/brand/variant';
import { bannerOf } from '@domain/environment/banner';
import '@ui/theme/base.css';
import { FirstScreen } from './FirstScreen';
import { BeforeScripts } from './BeforeScripts';
import { MinimalFrame } from './MinimalFrame';

export { environments, variants };

export const brandOf = (variant: Variant): string => variantFacts[variant].brand;

/** Title of the document until the first screen says better. BRD-02 */
export const title = (variant: Variant): string => `Ouvrir un compte – ${brandFacts[variantFacts[variant].brand].name}`;

/** Body of the page at build time: the home screen, ready before any script has run (D-04). */
export const render = (page: { readonly variant: Variant; readonly environment: Environment; readonly logoUrl: string }): string =>
  renderToString(<BeforeScripts />) +
  `<div id="root">${renderToString(
    <FirstScreen variant={page.variant} environment={bannerOf(page.environment)} logoUrl={page.logoUrl} onStart={() => undefined} />,
  )}</div>`;

/** Body of the minimal application's page, the same for every address of it. D-25 */
export const renderMinimal = (page: { readonly variant: Variant; readonly environment: Environment; readonly logoUrl: string }): string =>
  renderToString(<BeforeScripts />) +
  `<div id="root">${renderToString(
    <MinimalFrame
      brand={brandFacts[variantFacts[page.variant].brand].name}
      environment={bannerOf(page.environment)}
      logoUrl={page.logoUrl}
    />,
  )}</div>`;
