// npm run contracts -w lab -- [answers of each interaction that the verifier itself is shown] [seed that draws them] — does a verification
// notice a backend that errs? The same contracts and the same seed give the same report, byte by byte.
import fs from 'node:fs';
import { judged } from './judge';
import { figuresOf, isEnough, reportText } from './report';
import { sampled } from './sample';
import { readPacts } from '@contracts/tools/read';

/** Answers to each interaction that the verifier itself looks at: all the others are judged by the same rules, without it. */
const SAMPLE = 2;

const main = async (): Promise<void> => {
  const found = await judged(readPacts());
  const { answers, differ } = await sampled(found, Number(process.argv[2] ?? SAMPLE), process.argv[3] ?? 'seed');
  const figures = { ...figuresOf(found), sample: answers, differ: differ.length };
  fs.writeFileSync('build/contracts/mutants.json', `${JSON.stringify(figures, null, 2)}\n`);
  console.log(reportText(found));
  console.log(`a sample shown to the verifier itself: ${answers} answers, ${differ.length} judged otherwise`);
  for (const each of differ) console.log(`judged otherwise: ${each}`);
  process.exitCode = isEnough(figures) && found.broken.length === 0 && differ.length === 0 ? 0 : 1;
};

void main().then(() => process.exit());
