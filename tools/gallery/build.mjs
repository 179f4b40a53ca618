// npm run gallery — every component of ui/kit in every state, for each brand, language and scheme, as pages in build/gallery/. They are built
// like npm run dev, and no release contains them.
import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { brands, otherLanguages } from '../build/brands.cjs';
import configurations from '../../webpack.config.js';

const FOLDER = path.resolve('build/gallery');
const languages = ['fr', ...otherLanguages];
const SCHEMES = { light: 'not all', dark: 'all' };

const [web] = configurations.inDevelopment({ site: FOLDER, parts: FOLDER, cache: path.resolve('build/dev/cache') });
const inLanguage = language => ({
  ...web,
  name: `gallery.${language}`,
  cache: { ...web.cache, name: `gallery.${language}` },
  entry: {
    [`gallery.${language}`]: { import: './tools/gallery/main.tsx', filename: '[name].js' },
    ...Object.fromEntries(brands.map(brand => [`brand-${brand}`, [`./brands/${brand}/tokens.css`, `./brands/${brand}/faces.css`]])),
  },
  output: { ...web.output, path: FOLDER, publicPath: '', clean: false },
  resolve: { ...web.resolve, alias: { ...web.resolve.alias, '@messages': path.resolve(`ui/copy/${language}`) } },
  devtool: false,
  optimization: { ...web.optimization, splitChunks: false },
});

const read = file => fs.readFileSync(path.join(FOLDER, file), 'utf8');
/** The styles as they are in one scheme, whatever the machine prefers; assets are beside the page, not beside the stylesheet. */
const styles = (names, scheme) =>
  names
    .map(name =>
      read(`build/${name}.css`)
        .replaceAll('(prefers-color-scheme: dark)', SCHEMES[scheme])
        .replace(/url\((['"]?)(?:\.\.\/)+/g, 'url($1'),
    )
    .join('\n');

const pageOf = (brand, language, scheme) => `<!doctype html><html lang="${language}" data-brand="${brand}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="${scheme}"><title>${brand} ${language} ${scheme}</title>
<style>${styles([`gallery.${language}`, `brand-${brand}`], scheme)}</style></head>
<body data-brand="${brand}" data-logos="logos-${brand}.svg"><nav><a href="index.html">index</a></nav><main id="gallery"></main><script src="gallery.${language}.js"></script></body></html>`;

const stats = await new Promise((done, failed) => {
  webpack(languages.map(inLanguage)).run((error, result) => (error ? failed(error) : done(result)));
});
if (stats.hasErrors()) {
  console.error(stats.toString('errors-only'));
  process.exit(1);
}
const links = [];
for (const brand of brands) {
  fs.copyFileSync(`brands/${brand}/logos.svg`, path.join(FOLDER, `logos-${brand}.svg`));
  for (const language of languages)
    for (const scheme of Object.keys(SCHEMES)) {
      const file = `${brand}.${language}.${scheme}.html`;
      fs.writeFileSync(path.join(FOLDER, file), pageOf(brand, language, scheme));
      links.push(`<li><a href="${file}">${brand}, ${language}, ${scheme}</a></li>`);
    }
}
fs.writeFileSync(
  path.join(FOLDER, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><h1>Gallery</h1><ul>${links.join('')}</ul></html>`,
);
console.log(path.join(FOLDER, 'index.html'));
