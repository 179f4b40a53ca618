// npm run new -- brand CODE NAME — creates a working brand: its folder in brands/, and its line in brands/index.ts.
import { brands, firstBrand } from '@domain/brand/variant';
import { makeBrand, problemWith } from './new/brand';

const [kind, code = '', name = ''] = process.argv.slice(2);
const problem = kind === 'brand' ? problemWith({ code, name }, brands) : `npm run new -- brand 05 'Nom' creates a brand`;

if (problem === undefined) {
  const files = makeBrand('.', { code, name }, firstBrand.code);
  process.stdout.write(
    `${files.join('\n')}\n\nnpm start now serves the brand. Next, change its colours, typefaces, drawings, promotion, notes and addresses.\n`,
  );
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 2;
}
