import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { root } from '@tools/build/sources';

const configuration = (folder: string): webpack.Configuration => ({
  mode: 'production',
  target: ['web', 'es2022'],
  context: root,
  entry: './tools/book/client.ts',
  output: { path: folder, filename: 'book.js' },
  resolve: {
    extensions: ['.ts', '.js'],
    alias: {
      '@brands': join(root, 'brands'),
      '@domain': join(root, 'domain'),
      'fp-ts/lib': 'fp-ts/es6',
      luxon$: join(root, 'node_modules/luxon/src/luxon.js'),
    },
  },
  module: {
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        use: { loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' } } },
      },
    ],
  },
  optimization: {
    minimizer: [
      new TerserPlugin({
        extractComments: false,
        terserOptions: {
          ecma: 2020,
          toplevel: true,
          compress: { passes: 3, ecma: 2020, unsafe_arrows: true },
          format: { comments: false },
        },
      }),
    ],
  },
  plugins: [new webpack.NormalModuleReplacementPlugin(/^\.\/(?:interval|info)\.js$/, join(root, 'tools/book/noIntervals.ts'))],
  performance: false,
});

const compiled = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(configuration(folder), (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });

/** The script of the book’s page: the domain, compiled as in the application. The same bytes at every run. */
export const bookScript = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'rule-book-'));
  try {
    await compiled(folder);
    return readFileSync(join(folder, 'book.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
