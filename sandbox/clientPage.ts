import { ASKED, languages, languagesBeside, REFERENCE, type Language } from '@domain/brand/languages';
import { brandFacts, firstBrand, PRODUCTION, type Brand } from '@domain/brand/variant';
import type { FastifyRequest } from 'fastify';
import { configuredFor } from './brands';
import { asking, type InEach } from './language';
import { faceAddresses } from './web/assets';
import { escaped } from '@sandbox/html';
import { trustMessages as trustInEnglish } from '@ui/copy/en/trust';
import { trustMessages } from '@ui/copy/fr/trust';
import { underLicence } from '@ui/copy/underLicence';
import { frenchNames } from '@ui/copy/frenchNames';

const french = {
  language: 'Langue',
  help: 'Besoin d’aide\u00a0?',
  hours: 'Un conseiller vous répond du lundi au samedi, de 8\u00a0h à 20\u00a0h.',
  price: '(appel non surtaxé)',
  legal: 'Mentions légales',
  data: 'Données personnelles',
  error: (title: string): string => `Erreur\u00a0: ${title}`,
  toSite: 'Revenir au site',
  toApplication: 'Revenir à ma demande',
} as const;

/** What each page for clients says. */
export const pageWords: InEach<typeof french> = {
  fr: french,
  en: {
    language: 'Language',
    help: 'Need help?',
    hours: 'An adviser can answer you from Monday to Saturday, 8am to 8pm.',
    price: '(standard rate call)',
    legal: 'Legal notices',
    data: 'Personal data',
    error: title => `Error: ${title}`,
    toSite: 'Back to the site',
    toApplication: 'Back to my application',
  },
};

export interface ClientPage {
  readonly language: Language;
  /** The page's brand; undefined where the bank does not know the client. */
  readonly brand: Brand | undefined;
  /** Who speaks, where it is no brand. */
  readonly service?: string;
  readonly title: string;
  /** HTML with the first heading. */
  readonly body: string;
  /** HTML beside the body on a wide screen, below it on a narrow one. */
  readonly aside?: string;
  readonly script?: string;
  /** HTML that leads to the same page in another language. */
  readonly otherwise: (language: Language) => string;
  readonly back?: { readonly href: string; readonly label: string };
  /** The front end frames the page and shows logo, help and the way back itself: the page leaves them out. */
  readonly framed?: boolean;
}

/** Whether a frame requests the page; a browser without the header gets the whole page. */
export const isFramed = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'iframe';

const logo = ({ brand, service = '' }: ClientPage): string =>
  brand
    ? `<p class="logo"><img src="/bac/logo-${brand}.svg#full" width="148" height="40" alt="${brandFacts[brand].name}"></p>`
    : `<p class="service">${service}</p>`;

const trustWords: InEach<typeof trustMessages.omc> = { fr: trustMessages.omc, en: trustInEnglish.omc };

/** The text with its French names marked, on a page that is not French. D-75 */
const marked = (language: Language, text: string, names: readonly string[]): string =>
  language === REFERENCE
    ? escaped(text)
    : names.map(escaped).reduce((html, name) => html.replace(name, `<span lang="${REFERENCE}">${name}</span>`), escaped(text));

/** Who is behind the page, and what is protected, in the words of the front end. XTR-47 */
const trust = (language: Language, brand: Brand): string => {
  const { photos, deposits, bank } = trustWords[language];
  const facts = brandFacts[brand];
  const kept = { ...photos, text: photos.text(facts.refusedKeptMonths, facts.videoKeptDays) };
  const points = [
    kept,
    { ...deposits, text: deposits.text(underLicence(facts)) },
    { title: bank.title(facts.name), text: bank.text(facts) },
  ];
  const names = frenchNames(facts.authority, facts.seat);
  return `<dl class="trust">${points.map(({ title, text }) => `<dt>${escaped(title)}</dt><dd>${marked(language, text, names)}</dd>`).join('')}</dl>`;
};

const help = ({ brand, language }: ClientPage): string => {
  const words = pageWords[language];
  const number = configuredFor(brand ?? firstBrand.code, PRODUCTION).contactPhone;
  return (
    `<details class="help"><summary>${words.help}</summary><div class="panel"><p>${words.hours}</p>` +
    `<p><a href="tel:+33${number.replace(/\s/g, '').slice(1)}">${number.replace(/ /g, '\u00a0')}</a> ${words.price}</p>${brand ? trust(language, brand) : ''}</div></details>`
  );
};

const nameOf = (language: Language): string =>
  `<span class="code" aria-hidden="true">${language.toUpperCase()}</span><span class="whole">${languages[language]}</span>`;

/** Leads to the page by its address. */
export const languageLink = (language: Language, href = `?${ASKED}=${language}`): string =>
  `<a class="language" lang="${language}" hreflang="${language}" href="${escaped(href)}">${nameOf(language)}</a>`;

/** Shows again a page that only its form leads to, with what is typed there (/bac/typed.js). */
export const languageForm = (language: Language, action: string, hidden = ''): string =>
  `<form method="post" action="${escaped(action)}">${hidden}<input type="hidden" name="written">` +
  `<button class="language" lang="${language}" name="${ASKED}" value="${language}">${nameOf(language)}</button></form>`;

const switched = ({ language: own, otherwise }: ClientPage): string =>
  `<nav class="languages" aria-label="${pageWords[own].language}">${languagesBeside(own)
    .map(language => otherwise(language))
    .join('')}</nav>`;

/** The brand's pages about the law, at the front end to which the page leads back. */
const legal = ({ language, brand, back }: ClientPage): string => {
  if (!brand || !back) return '';
  const front = URL.canParse(back.href) ? new URL(back.href).origin : '';
  const link = (name: string, label: string): string =>
    `<a href="${escaped(front)}/dehors/${brand}/${name}${asking(language)}" target="_top">${label}</a>`;
  return link('legal-notices', pageWords[language].legal) + link('personal-data', pageWords[language].data);
};

const whole = (page: ClientPage): string => {
  const { title, body, aside, back } = page;
  const law = legal(page);
  const way = back ? `<p class="back"><a id="back" href="${escaped(back.href)}" target="_top">${escaped(back.label)}</a></p>` : '';
  const beside = aside === undefined ? body : `<div class="beside"><div>${body}</div><div class="aside">${aside}</div></div>`;
  return (
    `<header><div class="bar">${logo(page)}${switched(page)}${help(page)}</div></header>` +
    `<main aria-label="${escaped(title)}">${way}${beside}</main>${law && `<footer><div class="bar">${law}</div></footer>`}`
  );
};

/** The start of each page of the bank: `<html>` to `<body>`. `styles`, `script`: addresses. */
export const head = (language: Language, title: string, brand: Brand | undefined, styles: readonly string[], script?: string): string =>
  `<!doctype html><html lang="${language}"${brand ? ` data-brand="${brand}"` : ''}><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">` +
  `<title>${escaped(title)}</title>${faceAddresses(brand)
    .map(face => `<link rel="preload" as="font" type="font/woff2" href="${face}" crossorigin>`)
    .join('')}${['theme', 'client', ...styles].map(name => `<link rel="stylesheet" href="/bac/${name}.css">`).join('')}` +
  `${script ? `<script src="${script}" type="module"></script>` : ''}</head>`;

/** A page for clients: with the bank's look, help and a link back, so that clients recognise the bank. */
export const clientPage = (page: ClientPage): string => {
  const { language, brand, title, body, script, framed } = page;
  return (
    head(language, brand ? `${title} – ${brandFacts[brand].name}` : title, brand, [], script) +
    `<body>${framed ? `<section class="framed" aria-label="${escaped(title)}">${body}</section>` : whole(page)}</body></html>`
  );
};
