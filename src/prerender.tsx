import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as t from 'io-ts';
import { languages as languageNames, REFERENCE, type Language } from '@domain/brand/languages';
import { brandFacts, environments, variantFacts, variants, type Environment, type Variant } from '@domain/brand/variant';
import { bannerOf } from '@domain/session/environmentBanner';
import { noAnswers } from '@domain/journey/answers';
import { delays } from '@domain/journey/delays';
import { pageIn } from '@domain/journey/pages';
import { trackingOfPage } from '@domain/journey/tracking';
import type { AcceptedPapers } from '@domain/proofs/acceptedPapers';
import { keysOf } from '@domain/kernel/total';
import type { Consent } from '@application/observation/ports';
import { acceptedPapers } from '@infrastructure/config/acceptedPapersCodec';
import { firstSettings, scriptsOf } from '@infrastructure/config/firstSettings';
import '@ui/theme/base.css';
import { accountTypeMessages } from '@messages/accountType';
import { kitMessages } from '@messages/kit';
import { languageMessages } from '@messages/language';
import { BrandContext, lookOf } from '@ui/kit/brand';
import { messagesFor } from '@ui/mvvm/messages';
import { homeTitle } from '@ui/screens/home/HomePage';
import { ConsentHost } from '@ui/shell/consent/ConsentHost';
import { CONSENT } from '@ui/shell/consent/place';
import { Question, QuestionForm } from './first/Question';
import { CHOSEN, MISSING, QUESTION } from './first/templates';
import { FirstScreen } from './FirstScreen';
import type { First, FirstStep } from './loader/boot';
import { BeforeScripts, type People } from './BeforeScripts';
import { MinimalFrame } from './MinimalFrame';

export { environments, variants };

/** Of the pages that this module renders. XTR-12 */
export const { own: language } = languageMessages;

/** The reader chooses the language: an adviser's entry has clients too. D-111 */
export const languages: readonly Language[] = keysOf(languageNames);

/** Whether the browser's languages may choose: the workstation's browser does not choose for the adviser. D-111 */
export const followsBrowser = (variant: Variant, application: string): boolean =>
  variantFacts[variant].mode === 'omc' || application === 'minimal';

export const brandOf = (variant: Variant): string => variantFacts[variant].brand;

/** The document's title until the first screen sets it. BRD-02 */
export const title = (variant: Variant): string => `${languageMessages.open} – ${brandFacts[variantFacts[variant].brand].name}`;

/** The title that the kit's page would set. BRD-02 */
const titleOf = (variant: Variant, page: string): string =>
  `${page} – ${kitMessages.productTitle} – ${brandFacts[variantFacts[variant].brand].name}`;

/** Input of a page at build time; `people` and `browsers`: for src/BeforeScripts.tsx. */
interface Made {
  readonly variant: Variant;
  readonly environment: Environment;
  readonly logoUrl: string;
  readonly logo: string;
  readonly people: People;
  /** From the configuration of the page's variant and environment. D-127 */
  readonly acceptedPapers: AcceptedPapers;
  readonly browsers: readonly string[];
  readonly first: First | undefined;
  /** Whether the configuration names a tool that needs consent. OBS-02 */
  readonly asksConsent: boolean;
}

/** Facts for the first pages; undefined: an adviser's page, or a configuration that the build cannot render a question with. */
const firstOf = (variant: Variant, configuration: unknown): First | undefined => {
  const { mode } = variantFacts[variant];
  const settings = firstSettings(configuration);
  if (mode !== 'omc' || settings === undefined) return undefined;
  const tracked = (step: FirstStep) => {
    const page = pageIn(step, undefined);
    return { page, number: trackingOfPage(step, page, mode) };
  };
  return {
    answers: noAnswers,
    settings,
    pages: { home: tracked('home'), accountType: tracked('accountType') },
    delayMs: delays.pageChangeMs,
  };
};

const Configured = t.type({
  contactPhone: t.string,
  destinations: t.type({ appointment: t.string }),
  acceptedPapers,
  languageOfBrowser: t.boolean,
});

/**
 * All that a document has from its configuration: a contact at the bank, for people without scripts or with an old browser, the home page's
 * documents, the first question. A change of it needs a build. R25, D-91
 */
export const configured = (variant: Variant, configuration: unknown) => {
  if (!Configured.is(configuration)) throw new Error('A page cannot be made of this configuration');
  const { contactPhone, destinations, acceptedPapers: accepted, languageOfBrowser } = configuration;
  const appointment = language === REFERENCE ? destinations.appointment : `${destinations.appointment}?lang=${language}`;
  return {
    people: { phone: contactPhone, appointment },
    acceptedPapers: accepted,
    languageOfBrowser,
    asksConsent: scriptsOf(configuration).tagManager !== undefined,
    first: firstOf(variant, configuration),
  };
};

const templateOf = (id: string, documentTitle: string, content: ReactElement): string =>
  `<template id="${id}" title="${documentTitle}">${renderToString(content)}</template>`;

/** The first question, inert until the person starts: its page, and its form in its other states. D-04 */
const questionOf = ({ variant, environment, logoUrl, logo }: Made, { settings }: First): string => {
  const pageTitle = titleOf(variant, messagesFor(variantFacts[variant].mode, accountTypeMessages).title);
  return [
    templateOf(QUESTION, pageTitle, <Question {...{ variant, logoUrl, logo, settings }} environment={bannerOf(environment)} />),
    templateOf(MISSING, `${kitMessages.errorTitlePrefix}${pageTitle}`, <QuestionForm settings={settings} attempt={1} />),
    templateOf(CHOSEN, pageTitle, <QuestionForm settings={settings} chosen="individual" attempt={0} />),
  ].join('');
};

/** Nobody has answered: the loader shows the question to a customer without a stored choice. */
const unanswered: Consent = { allowed: () => undefined, choose: () => undefined, onChoice: () => () => undefined };

/** The cookie question, where the configuration names a tool that needs consent. OBS-02 */
const consentOf = ({ asksConsent }: Made): string =>
  asksConsent
    ? `<div id="${CONSENT}">${renderToString(<ConsentHost consent={unanswered} asks onManage={() => () => undefined} />)}</div>`
    : '';

/** The page's body at build time: the home screen, visible before any script has run (D-04). */
export const render = (page: Made): string => {
  const { variant, first } = page;
  const { mode } = variantFacts[variant];
  const titles = (['mobile', 'desktop'] as const).map(at => `data-${at}="${titleOf(variant, homeTitle(mode, at))}"`).join(' ');
  const home = renderToString(
    <FirstScreen
      variant={variant}
      environment={bannerOf(page.environment)}
      logoUrl={page.logoUrl}
      logo={page.logo}
      helpPhone={page.people.phone}
      acceptedPapers={page.acceptedPapers}
    />,
  );
  return `${consentOf(page)}${renderToString(<BeforeScripts {...page} />)}<div id="root" ${titles} data-busy="${kitMessages.busy}">${home}</div>${first ? questionOf(page, first) : ''}`;
};

/** The body of the minimal application, the same for all its addresses. D-25 */
export const renderMinimal = (page: Made): string =>
  renderToString(<BeforeScripts {...page} />) +
  `<div id="root">${renderToString(
    <BrandContext.Provider value={lookOf(variantFacts[page.variant].brand, page.logoUrl)}>
      <MinimalFrame environment={bannerOf(page.environment)} />
    </BrandContext.Provider>,
  )}</div>`;
