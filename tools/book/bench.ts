import { createReadStream } from 'node:fs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { answerLine } from './answers';
import type { Entry } from '@domain/kernel/entry';
import { entries, ruleOf } from '@domain/register';
import { ruleFiles } from './ruleFile';
import { allCsv, allJsonLines, gridCsv, gridJsonLines, hasGrid } from './grid';

const USAGE = 'rules list | rules show <id> | rules grid <id>|all [--json] | rules eval < cases.jsonl';

const root = join(import.meta.dirname, '..', '..');
const fileOf = (id: string): string => ruleFiles.get(id) ?? '';

const listed = ({ id, requirements, title }: Entry): string => `${id}\t${requirements.join(', ')}\t${title.fr} / ${title.en}`;

const block = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${title}\n${lines.map(line => `  ${line}\n`).join('')}`;

const shown = ({ id, requirements, title, says, parameters, since, table, examples, refusals, input }: Entry): string =>
  [
    `${id}\n${title.fr} / ${title.en}\n${says.fr}\n${says.en}\nRequirements: ${requirements.join(', ')}\n`,
    since === undefined ? '' : `Since ${since}\n`,
    block(
      'Parameters',
      parameters.map(({ name, value, unit, limit }) => `${name}: ${value} ${unit}${limit === undefined ? '' : `, itself ${limit}`}`),
    ),
    block('Input', [JSON.stringify(input)]),
    block(
      'Table',
      (table ?? []).map((row, index) => `${index + 1}. ${JSON.stringify(row.when)} -> ${JSON.stringify(row.then)}  (${row.because})`),
    ),
    block(
      'Examples',
      examples.map(({ title: name, given, verdict }) => `${name}: ${JSON.stringify(given)} -> ${JSON.stringify(verdict)}`),
    ),
    block(
      'Refusals',
      refusals.map(({ title: name, given, tag }) => `${name}: ${JSON.stringify(given)} -> ${tag}`),
    ),
    `\nSource: ${fileOf(id)}\n\n${readFileSync(join(root, fileOf(id)), 'utf8')}`,
  ].join('');

const write = (text: string): Promise<void> =>
  new Promise(resolve => {
    if (process.stdout.write(text)) resolve();
    else process.stdout.once('drain', resolve);
  });

const answers = (lines: readonly string[]): string =>
  lines
    .map(line => answerLine(ruleOf, line))
    .filter(answer => answer !== undefined)
    .map(answer => `${JSON.stringify(answer)}\n`)
    .join('');

/** Evaluates cases from a file or the standard input line by line, with lines of any length. */
const evaluate = async (file: string | undefined): Promise<void> => {
  const decoder = new StringDecoder('utf8');
  let pieces: string[] = [];
  for await (const chunk of file === undefined ? process.stdin : createReadStream(file)) {
    const [first = '', ...rest] = decoder.write(Buffer.from(chunk)).split('\n');
    pieces.push(first);
    if (rest.length === 0) continue;
    const lines = [pieces.join(''), ...rest];
    pieces = [lines.pop() ?? ''];
    await write(answers(lines));
  }
  await write(answers([pieces.join('') + decoder.end()]));
};

/** The rule of an id; reports an unknown one. */
const named = (id: string): Entry | undefined => {
  const entry = ruleOf(id);
  if (entry === undefined) process.stderr.write(`No rule ${id}\n`);
  return entry;
};

/** Prints all cases of a rule, for a spreadsheet or as lines for `eval`. */
const grid = async (id: string, json: boolean): Promise<number> => {
  if (id === 'all') {
    await write(json ? allJsonLines(entries) : allCsv(entries));
    return 0;
  }
  const entry = named(id);
  if (entry === undefined) return 1;
  if (!hasGrid(entry)) {
    process.stderr.write(`${id} has no grid: its input has values outside any list\n`);
    return 1;
  }
  await write(json ? gridJsonLines(entry) : gridCsv(entry));
  return 0;
};

const main = async ([command, id, form]: readonly string[]): Promise<number> => {
  if (command === 'list') await write(`${entries.map(listed).join('\n')}\n`);
  else if (command === 'eval') await evaluate(id);
  else if (command === 'grid' && id !== undefined) return grid(id, form === '--json');
  else if (command === 'show' && id !== undefined) {
    const entry = named(id);
    if (entry === undefined) return 1;
    await write(shown(entry));
  } else {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  return 0;
};

process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
void main(process.argv.slice(2)).then(code => {
  process.exitCode = code;
});
