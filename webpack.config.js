const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const webpack = require('webpack');
const { SubresourceIntegrityPlugin } = require('webpack-subresource-integrity');
const { browserslist } = require('./package.json');
const { brands, otherLanguages } = require('./tools/build/brands.cjs');
const { CssIntegrityPlugin } = require('./tools/build/css-integrity.cjs');

const root = __dirname;
/** Base path of the application and of its assets (RTE). */
const BASE = '/ouvrirmoncompte/';

const room = name => path.join(root, name);
const swc = (targets, parser = { syntax: 'typescript', tsx: true }) => ({
  loader: 'swc-loader',
  options: {
    jsc: { parser, transform: { react: { runtime: 'automatic' } } },
    env: { targets },
    module: { type: 'es6' },
  },
});
const PROMISED = browserslist.join(', ');
const cssModules = { namedExport: false, exportLocalsConvention: 'as-is', localIdentName: '[local]-[hash:base64:4]' };
const resolve = {
  extensions: ['.ts', '.tsx', '.js'],
  alias: {
    // these two have no `exports` map: without the alias their CommonJS comes in, which does not tree-shake
    'fp-ts/lib': 'fp-ts/es6',
    'io-ts/lib': 'io-ts/es6',
    '@brands': room('brands'),
    '@domain': room('domain'),
    '@application': room('application'),
    '@infrastructure': room('infrastructure'),
    '@ui': room('ui'),
    '@messages': room('ui/copy/fr'),
  },
};
const images = { test: /\.(svg|woff2)$/, type: 'asset/resource' };

/** Integrity of the decoder that the worker of symbols fetches. X03 */
const decoder = fs.readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
const DECODER_INTEGRITY = JSON.stringify(`sha384-${createHash('sha384').update(decoder).digest('base64')}`);

/** The plugins of the browser's modules, whose chunks have their styles in `folder`. */
const pluginsFor = folder => [
  new MiniCssExtractPlugin({ filename: 'build/[name].css', chunkFilename: `${folder}[name].[contenthash:10].css`, ignoreOrder: true }),
  new webpack.DefinePlugin({ DECODER_INTEGRITY }),
  new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
  new CssIntegrityPlugin(),
];

/** The home page's price comes in one file, with its own copy of the few modules that it shares: each file costs a slow phone 10 ms. */
const behindFirst = chunk => !chunk.canBeInitial() && chunk.name !== 'home-price';

/** The browser's modules (listed in the reference file) and their chunks. */
const web = {
  name: 'web',
  mode: 'production',
  target: 'browserslist',
  devtool: 'hidden-source-map',
  entry: {
    main: { import: './src/main.ts', filename: 'modules/main.js' },
    minimal: { import: './src/minimal/minimal.ts', filename: 'modules/minimal.js' },
    ...Object.fromEntries(
      brands.flatMap(brand => [
        [`brand-${brand}`, `./brands/${brand}/tokens.css`],
        [`brand-${brand}-faces`, `./brands/${brand}/faces.css`],
      ]),
    ),
  },
  output: {
    path: path.join(root, 'dist/ouvrirmoncompte'),
    publicPath: BASE,
    filename: 'build/[name].js',
    chunkFilename: 'chunks/[name].[contenthash:10].js',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    crossOriginLoading: 'anonymous',
    trustedTypes: { policyName: 'eer-chunks' },
    chunkLoadTimeout: 30_000,
  },
  resolve,
  module: {
    rules: [
      { test: /\.tsx?$/, exclude: /node_modules/, use: swc(PROMISED) },
      // the reader of PDFs has syntax that Safari 16.0 lacks (D-121)
      { test: /[\\/]pdfjs-dist[\\/].*\.mjs$/, use: [swc(PROMISED, { syntax: 'ecmascript' }), room('tools/build/pdf-for-browsers.mjs')] },
      // the book's chunk keeps the rules' sentences (XTR-23)
      {
        test: /\.ts$/,
        include: room('domain'),
        issuer: { not: room('ui/why') },
        enforce: 'pre',
        loader: room('tools/build/rules-for-phones.mjs'),
      },
      { test: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules: cssModules } }] },
      { test: /\.css$/, exclude: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      images,
      { test: /\.woff2$/, loader: room('tools/build/letters-of-fonts.mjs') },
    ],
  },
  optimization: {
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        terserOptions: { compress: { passes: 2 }, mangle: true },
        extractComments: { banner: 'Licences: .LICENSE.txt' }, // that file stands beside each script, under its name
      }),
      new CssMinimizerPlugin(),
    ],
    moduleIds: 'deterministic',
    chunkIds: 'named',
    splitChunks: {
      chunks: behindFirst,
      minSize: 4000,
      cacheGroups: {
        react: { test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', chunks: 'async', priority: 12 },
        http: { test: /[\\/]node_modules[\\/]axios[\\/]/, name: 'http-libraries', chunks: 'async', priority: 10 },
        values: { test: /[\\/]node_modules[\\/](io-ts|fp-ts|luxon)[\\/]/, name: 'value-libraries', chunks: 'async', priority: 10 },
        reports: { test: /[\\/]node_modules[\\/]@sentry/, name: 'reporting-client', chunks: 'async', priority: 11 },
        papers: { test: /[\\/]pdfjs-dist[\\/].*[\\/]pdf\.mjs$/, name: 'paper-library', chunks: 'async', priority: 11 },
        paperWorker: { test: /[\\/]pdfjs-dist[\\/].*[\\/]pdf\.worker\.mjs$/, name: 'paper-worker-library', chunks: 'all', priority: 11 },
        symbols: { test: /[\\/]node_modules[\\/]zxing-wasm/, name: 'symbol-library', chunks: 'all', priority: 11 },
        consent: { test: /[\\/]node_modules[\\/]vanilla-cookieconsent/, name: 'choice-library', chunks: 'async', priority: 11 },
        rules: { test: /[\\/]domain[\\/]/, name: 'domain', chunks: behindFirst, priority: 9, minChunks: 2 },
      },
    },
  },
  plugins: pluginsFor('chunks/'),
  performance: { hints: false },
  stats: 'errors-warnings',
};

/** First screen and configuration as Node modules, which tools/build/build.mjs runs at build time. */
const prerender = {
  name: 'prerender',
  mode: 'production',
  target: 'node20',
  devtool: false,
  entry: { prerender: './src/prerender.tsx', configuration: './tools/deploy/configuration.ts' },
  output: { path: path.join(root, 'build'), filename: '[name].cjs', library: { type: 'commonjs2' }, publicPath: BASE },
  resolve,
  externalsPresets: { node: true },
  module: {
    rules: [
      { test: /\.tsx?$/, exclude: /node_modules/, use: swc('node 20') },
      { test: /\.module\.css$/, use: [{ loader: 'css-loader', options: { modules: { ...cssModules, exportOnlyLocals: true } } }] },
      {
        test: /\.css$/,
        exclude: /\.module\.css$/,
        use: [{ loader: 'css-loader', options: { modules: { ...cssModules, exportOnlyLocals: true } } }],
      },
      { ...images, generator: { emit: false } },
    ],
  },
  optimization: { minimize: false, splitChunks: false },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  stats: 'errors-warnings',
};

/** The loader, inlined in the HTML: it has no imports (D-04) and also runs in browsers too old for the application, to tell them so. */
const loader = {
  name: 'loader',
  mode: 'production',
  target: ['web', 'es2017'],
  devtool: false,
  entry: { loader: './src/loader/loader.ts' },
  output: { path: path.join(root, 'build'), filename: '[name].js' },
  resolve,
  module: { rules: [{ test: /\.tsx?$/, exclude: /node_modules/, use: swc('chrome >= 60, firefox >= 60, safari >= 11.1') }] },
  optimization: web.optimization.minimizer ? { minimizer: web.optimization.minimizer } : {},
  stats: 'errors-warnings',
};

/** The messages of another language. XTR-12 */
const copyIn = language => ({ ...resolve, alias: { ...resolve.alias, '@messages': room(`ui/copy/${language}`) } });

/** The modules and chunks of another language, under names of their own. */
const webIn = language => ({
  ...web,
  name: `web.${language}`,
  entry: {
    [`main.${language}`]: { ...web.entry.main, filename: `modules/main.${language}.js` },
    [`minimal.${language}`]: { ...web.entry.minimal, filename: `modules/minimal.${language}.js` },
  },
  output: { ...web.output, chunkFilename: `chunks/${language}/[name].[contenthash:10].js` },
  resolve: copyIn(language),
  plugins: pluginsFor(`chunks/${language}/`),
});

const prerenderIn = language => ({
  ...prerender,
  name: `prerender.${language}`,
  entry: { [`prerender.${language}`]: prerender.entry.prerender },
  resolve: copyIn(language),
});

module.exports = [web, prerender, loader, ...otherLanguages.flatMap(language => [webIn(language), prerenderIn(language)])];
module.exports.BASE = BASE;

/** Loaders that only what is delivered needs: rules without their texts, typefaces cut to their letters. */
const RELEASE_ONLY = [room('tools/build/rules-for-phones.mjs'), room('tools/build/letters-of-fonts.mjs')];
const withoutReleaseOnly = rules => rules.filter(({ loader: used }) => !RELEASE_ONLY.includes(used));

/** What `npm run dev` watches, in French: the same modules, without integrity and without minification, in folders of their own. */
module.exports.inDevelopment = ({ site, parts, cache }) => {
  const fast = configuration => ({
    ...configuration,
    mode: 'development',
    cache: { type: 'filesystem', cacheDirectory: cache, name: configuration.name, buildDependencies: { config: [__filename] } },
    infrastructureLogging: { level: 'error' },
    module: { rules: withoutReleaseOnly(configuration.module.rules) },
  });
  const readable = { minimize: false, moduleIds: 'named', emitOnErrors: false };
  return [
    {
      ...fast(web),
      devtool: 'cheap-module-source-map', // the ones with eval() are against the page's policy
      output: { ...web.output, path: site, clean: { keep: /^modules[\\/]/ } },
      optimization: { ...web.optimization, ...readable },
      plugins: [
        new MiniCssExtractPlugin({ filename: 'build/[name].css', chunkFilename: 'chunks/[name].[contenthash:10].css', ignoreOrder: true }),
        new webpack.DefinePlugin({ DECODER_INTEGRITY }),
      ],
    },
    { ...fast(prerender), output: { ...prerender.output, path: parts }, optimization: { ...prerender.optimization, ...readable } },
    { ...fast(loader), output: { ...loader.output, path: parts }, optimization: readable },
  ];
};
