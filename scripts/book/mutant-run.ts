import { createHash } from 'node:crypto';
import { entries } from '@domain/register';
import { gridCsv, hasGrid } from './grid';
import { brokenRelations } from './relations';
import { bookFlaws } from './flaws';
import { rulesJson, rulesMarkdown } from './rules';

/** Says what stops the book, and what its text adds up to; started once for each planted defect. */
const text = [rulesMarkdown(), rulesJson(), ...entries.filter(hasGrid).map(gridCsv)].join('\n');
const flaws = [...bookFlaws(), ...brokenRelations()];
process.stdout.write(`${JSON.stringify({ flaws: flaws.length, book: createHash('sha256').update(text).digest('hex') })}\n`);
