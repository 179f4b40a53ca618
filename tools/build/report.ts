// npm run report -- FILE: prints the places in our sources of an error report, from the source maps of the build that the report names.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as t from 'io-ts';

const HELP = `Prints file and line of each frame of an error report, without any service.

  npm run report -- [options] FILE    the report as JSON; - reads it from the standard input

  --maps DIR   the folder with a folder of source maps per build (default build/maps)
  --help       prints this text`;

const Frame = t.partial({ filename: t.string, function: t.string, lineno: t.number, colno: t.number });
const Report = t.intersection([
  t.type({ release: t.string }),
  t.partial({
    exception: t.type({
      values: t.array(t.partial({ type: t.string, value: t.string, stacktrace: t.type({ frames: t.array(Frame) }) })),
    }),
  }),
]);
/** The sandbox's desk shows a report with the time that it came. */
const Received = t.type({ report: Report });

const reportIn = (text: string): t.TypeOf<typeof Report> => {
  const json: unknown = JSON.parse(text);
  if (Received.is(json)) return json.report;
  if (!Report.is(json)) throw new Error('This is no error report: it names no release');
  return json;
};

const isMap = (json: unknown): json is SourceMapPayload =>
  t.type({ version: t.number, sources: t.array(t.string), mappings: t.string }).is(json);

const mapOf = (folder: string, filename: string): SourceMap | undefined => {
  const file = join(folder, `${filename}.map`);
  if (!/^[\w.-]+$/.test(filename) || !existsSync(file)) return undefined;
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isMap(json) ? new SourceMap(json) : undefined;
};

/** webpack://ouvrir-mon-compte/./ui/kit/Button.tsx is ui/kit/Button.tsx. */
const own = (source: string): string => source.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '');

const placeOf = (folder: string, { filename = '?', lineno = 1, colno = 1 }: t.TypeOf<typeof Frame>): string => {
  const entry = mapOf(folder, filename)?.findEntry(lineno - 1, colno - 1);
  return entry !== undefined && 'originalSource' in entry
    ? `${own(entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
    : `${filename}:${lineno}:${colno} (no source map)`;
};

/** The lines of a report: each error, and its frames, the innermost first. */
const described = (text: string, maps: string): readonly string[] => {
  const { release, exception } = reportIn(text);
  const folder = join(maps, release);
  if (!/^[\w-]+$/.test(release) || !existsSync(folder)) throw new Error(`No source maps of build ${release} in ${maps}`);
  return (exception?.values ?? []).flatMap(({ type = 'Error', value = '', stacktrace }) => [
    `${type}: ${value}`,
    ...[...(stacktrace?.frames ?? [])].reverse().map(frame => `    at ${frame.function ?? '?'} ${placeOf(folder, frame)}`),
  ]);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { maps: { type: 'string', default: 'build/maps' }, help: { type: 'boolean', default: false } },
});
const [file] = positionals;
if (values.help || file === undefined) process.stdout.write(`${HELP}\n`);
else {
  try {
    const lines = described(readFileSync(file === '-' ? 0 : file, 'utf8'), values.maps);
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
