// npm run new -- brand CODE NAME — creates a working brand: its folder in brands/, and its line in brands/index.ts.
import { brands, firstBrand } from '@domain/brand/variant';
import { makeBrand, problemWith } from './new/brand';

const [kind, code = '', name = ''] = process.argv.slice(2);
const problem = kind === 'brand' ? problemWith({ code, name }, brands) : `What is to be made? npm run new -- brand 05 'Nom'`;

if (problem === undefined) {
  const files = makeBrand('.', { code, name }, firstBrand.code);
  process.stdout.write(
    `${files.join('\n')}\n\nNow npm start shows it; its colours, faces, drawings, promotion, notes and addresses are to be made its own.\n`,
  );
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 2;
}
