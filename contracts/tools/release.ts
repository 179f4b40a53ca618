// npm run contracts:publish — publishes the contracts to the broker, from the pipeline. npm run contracts:release -- <environment> — also
// asks whether every backend there has verified them, and fails if one has not.
import { spawnSync } from 'node:child_process';
import { brokerOf, canIDeploy, publish } from './broker';
import { readPacts } from './read';

const git = (...args: string[]): string => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();

const main = async (): Promise<void> => {
  const [environment] = process.argv.slice(2);
  const broker = brokerOf(process.env, {
    version: git('rev-parse', 'HEAD'),
    branch: process.env['GIT_BRANCH'] ?? git('rev-parse', '--abbrev-ref', 'HEAD'),
    clean: git('status', '--porcelain', 'contracts/generated/pacts') === '',
  });
  if (broker.kind === 'not ready') {
    console.log(broker.because);
    process.exitCode = environment === undefined ? 0 : 1;
    return;
  }
  await publish(broker.broker, readPacts());
  console.log(`Published as ${broker.broker.version} of ${broker.broker.branch}.`);
  if (environment === undefined) return;
  const { deployable, reason } = await canIDeploy(broker.broker, environment);
  console.log(`${environment}: ${deployable ? 'may be deployed' : 'must not be deployed'}. ${reason}`);
  process.exitCode = deployable ? 0 : 1;
};

void main();
