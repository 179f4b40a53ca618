import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { brands, type Brand } from '@domain/brand/variant';

const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';

const read = (place: string): Buffer => fs.readFileSync(path.resolve(place));

const assets: Readonly<Record<string, readonly [place: string, type: string]>> = {
  'client.css': ['sandbox/assets/client.css', style],
  'desk.css': ['sandbox/assets/desk.css', style],
  'desk.js': ['sandbox/assets/desk.js', script],
  'capture.js': ['sandbox/assets/capture.js', script],
  'code.js': ['sandbox/assets/code.js', script],
  'left.js': ['sandbox/assets/left.js', script],
  'once.js': ['sandbox/assets/once.js', script],
  'typed.js': ['sandbox/assets/typed.js', script],
  'film.js': ['sandbox/assets/film.js', script],
  'ceremony.js': ['sandbox/assets/ceremony.js', script],
  ...Object.fromEntries(brands.map(brand => [`logo-${brand}.svg`, [`brands/${brand}/logos.svg`, 'image/svg+xml'] as const])),
};

/** The styles name typefaces by their npm package. */
const FACE = /~(@fontsource-variable\/[\w/-]+\/([\w-]+\.woff2))/g;
const themes = [
  ...['tokens', 'fonts', 'faces'].map(name => `ui/theme/${name}.css`),
  ...brands.flatMap(brand => [`brands/${brand}/tokens.css`, `brands/${brand}/faces.css`]),
];
const theme = (): string => themes.map(place => read(place).toString()).join('\n');

/** The typeface files that styles name; one shared by two brands occurs once. */
export const facesIn = (styles: string): ReadonlyMap<string, string> =>
  new Map([...styles.matchAll(FACE)].map(([, place = '', name = '']) => [name, place]));

/** A brand's typefaces, by address. A page loads them before it is drawn, or not at all, so that none shifts the layout. XTR-60 */
export const faceAddresses = (brand: Brand | undefined): readonly string[] => {
  const places = ['ui/theme/faces.css', ...(brand ? [`brands/${brand}/faces.css`] : [])];
  return [...facesIn(places.map(place => read(place).toString()).join('\n')).keys()].map(name => `/bac/face/${name}`);
};

/** Styles, scripts and each brand's logo, with the front end's own colours and typefaces, so that they are defined once. */
export const assetRoutes = (app: FastifyInstance): void => {
  for (const [name, [place, type]] of Object.entries(assets)) {
    app.get(`/bac/${name}`, async (_request, reply) => reply.type(type).send(read(place)));
  }
  app.get('/bac/theme.css', async (_request, reply) =>
    reply.type(style).send(theme().replace(FACE, '/bac/face/$2').replaceAll('font-display: swap', 'font-display: optional')),
  );
  for (const [name, place] of facesIn(theme())) {
    app.get(`/bac/face/${name}`, async (_request, reply) => reply.type('font/woff2').send(read(`node_modules/${place}`)));
  }
};
