import { brandFacts, firstBrand, PRODUCTION, type Brand } from '@domain/brand/variant';
import type { FastifyRequest } from 'fastify';
import { configuredFor } from './brands';
import { escaped } from '@scripts/html';

export interface ClientPage {
  /** The page's brand; undefined where the bank does not know the client. */
  readonly brand: Brand | undefined;
  readonly title: string;
  /** HTML with the first heading. */
  readonly body: string;
  readonly script?: string;
  readonly back?: { readonly href: string; readonly label: string };
  /** The front end frames the page and shows logo, help and the way back itself: the page leaves them out. */
  readonly framed?: boolean;
}

/** Whether a frame requests the page; a browser without the header gets the whole page. */
export const isFramed = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'iframe';

const logo = (brand: Brand | undefined): string =>
  brand ? `<p class="logo"><img src="/bac/logo-${brand}.svg#full" width="156" height="40" alt="${brandFacts[brand].name}"></p>` : '';

const help = (brand: Brand | undefined): string => {
  const number = configuredFor(brand ?? firstBrand.code, PRODUCTION).contactPhone;
  return `<p>Besoin d’aide\u00a0? <a href="tel:+33${number.replace(/\s/g, '').slice(1)}">${number.replace(/ /g, '\u00a0')}</a>, du lundi au samedi de 8\u00a0h à 20\u00a0h (appel non surtaxé).</p>`;
};

/** A page for clients: with the bank's look, help and a link back, so that clients recognise the bank. */
export const clientPage = ({ brand, title, body, script, back, framed }: ClientPage): string =>
  `<!doctype html><html lang="fr"${brand ? ` data-brand="${brand}"` : ''}><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">` +
  `<title>${escaped(title)}${brand ? ` – ${brandFacts[brand].name}` : ''}</title><link rel="stylesheet" href="/bac/theme.css"><link rel="stylesheet" href="/bac/client.css">` +
  `${script ? `<script type="module" src="${script}"></script>` : ''}</head><body>` +
  (framed
    ? `<section class="framed" aria-label="${escaped(title)}">${body}</section>`
    : `<header>${logo(brand)}${back ? `<p class="back"><a id="back" href="${escaped(back.href)}" target="_top">${escaped(back.label)}</a></p>` : ''}</header>` +
      `<main aria-label="${escaped(title)}">${body}</main><footer>${help(brand)}</footer>`) +
  `</body></html>`;
