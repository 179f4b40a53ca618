import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { Judged, Played } from './judge';

/** One verification of a provider: one answer to each of some of its interactions. */
interface Round {
  readonly provider: string;
  /** Whole numbers are written as `12.0`. */
  readonly decimals: boolean;
  readonly played: readonly Played[];
}

/** At most so many, drawn by a seed: the same seed draws the same. */
export const drawn = <A>(all: readonly A[], most: number, seed: string): readonly A[] =>
  all
    .map((each, at) => [createHash('sha256').update(`${seed} ${at}`).digest('hex'), each] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, most)
    .map(([, each]) => each);

/** So many answers to each interaction, those that were refused and those that were not. */
export const roundsOf = ({ verdicts }: Judged, most: number, seed: string): readonly Round[] => {
  const all = verdicts.flatMap(({ played }) => played);
  const byInteraction = new Map<string, Played[]>();
  for (const each of all) {
    const key = `${each.told.provider} ${each.told.interaction.description}`;
    byInteraction.set(key, [...(byInteraction.get(key) ?? []), each]);
  }
  const chosen = [...byInteraction].map(([key, mine]) => {
    const [yes, no] = [mine.filter(({ refused }) => refused), mine.filter(({ refused }) => !refused)];
    return [...drawn(yes, Math.ceil(most / 2), `${seed} ${key}`), ...drawn(no, Math.floor(most / 2), `${seed} ${key}`)];
  });
  // The verifier breaks form-encoded requests: the identity provider's are replayed by contracts/provider.test.ts instead.
  const names = [...new Set(all.map(({ told }) => told.provider))].filter(name => name !== 'identity-provider');
  return Array.from({ length: most }, (_, at) =>
    names.map(provider => ({
      provider,
      decimals: false,
      played: chosen
        .flatMap(mine => mine.slice(at, at + 1))
        .filter(({ told }) => told.provider === provider)
        .sort((one, other) => (one.told.interaction.description < other.told.interaction.description ? -1 : 1)),
    })),
  )
    .flat()
    .filter(({ played }) => played.length > 0);
};

/** Every answer as it is: the verifier accepts each, its whole numbers written as `12.0`. */
const soundRounds = ({ sounds }: Judged): readonly Round[] => {
  const readable = sounds.filter(({ told, answer }) => told.provider !== 'identity-provider' && answer.body !== undefined);
  return [...new Set(readable.map(({ told }) => told.provider))].map(provider => ({
    provider,
    decimals: true,
    played: readable.filter(({ told }) => told.provider === provider).map(({ told, answer }) => ({ told, answer, refused: false })),
  }));
};

const failuresIn = (report: string): readonly string[] =>
  [...report.matchAll(/^\s*\d+\) Verifying a pact between \S+ and \S+ (?:Given (.*))$/gm)].map(([, given = '']) => given);

const output = (file: string): Promise<string> =>
  new Promise(done => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'lab/contracts/child.ts', file], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PACT_DO_NOT_TRACK: 'true', NO_COLOR: '1' },
    });
    const parts: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    child.on('close', () => done(parts.join('')));
  });

/** The verifier's report beside our own verdicts: where they differ. A report that breaks off says nothing. */
export const disagreements = (rounds: readonly Round[], report: string): readonly string[] => {
  if (!report.includes('\n@end')) return ['The verifier broke off.'];
  const said = report.split(/\n@(?:round \d+|end)\n/).slice(1);
  return rounds.flatMap(({ provider, played }, at) => {
    const failures = failuresIn(said[at] ?? '');
    return played
      .filter(({ told, refused }) => failures.some(given => given.endsWith(` - ${told.interaction.description}`)) !== refused)
      .map(
        ({ told, answer, refused }) =>
          `${provider}, “${told.interaction.description}”: ${refused ? 'refused here' : 'accepted here'} ${JSON.stringify(answer).slice(0, 300)}`,
      );
  });
};

/** Has a sample of what was judged here judged by the verifier itself. */
export const sampled = async (
  judged: Judged,
  most: number,
  seed: string,
): Promise<{ readonly answers: number; readonly differ: readonly string[] }> => {
  const rounds = [...roundsOf(judged, most, seed), ...soundRounds(judged)];
  const file = 'build/contracts/sample.json';
  const wire = rounds.map(({ provider, decimals, played }) => ({
    provider,
    decimals,
    answers: played.map(({ told, answer }) => ({ description: told.interaction.description, answer })),
  }));
  fs.mkdirSync('build/contracts', { recursive: true });
  fs.writeFileSync(file, JSON.stringify(wire));
  const report = await output(file);
  fs.writeFileSync('build/contracts/sample.log', report);
  return { answers: rounds.reduce((sum, { played }) => sum + played.length, 0), differ: disagreements(rounds, report) };
};
