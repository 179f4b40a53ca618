// npm run contracts:publish — publishes the contracts to the broker, from the pipeline. npm run contracts:release -- <environment> — also
// asks whether every backend there has verified them, and fails if one has not. npm run contracts:deployed -- <environment> — records the
// deployment. .ci/release calls the last two.
import { spawnSync } from 'node:child_process';
import { brokerOf, canIDeploy, publish, recordDeployment, type Broker } from './broker';
import { readPacts } from './read';

const git = (...args: string[]): string => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();

const release = async (broker: Broker, environment: string | undefined): Promise<boolean> => {
  await publish(broker, readPacts());
  console.log(`Published as ${broker.version} of ${broker.branch}.`);
  if (environment === undefined) return true;
  const { deployable, reason } = await canIDeploy(broker, environment);
  console.log(`${environment}: ${deployable ? 'may be deployed' : 'must not be deployed'}. ${reason}`);
  return deployable;
};

const deployed = async (broker: Broker, environment: string): Promise<boolean> => {
  await recordDeployment(broker, environment);
  console.log(`Recorded: ${environment} runs ${broker.version}.`);
  return true;
};

const main = async (): Promise<boolean> => {
  const [first, second] = process.argv.slice(2);
  const environment = first === '--deployed' ? second : first;
  const access = brokerOf(process.env, {
    version: git('rev-parse', 'HEAD'),
    branch: process.env['GIT_BRANCH'] ?? git('rev-parse', '--abbrev-ref', 'HEAD'),
    clean: git('status', '--porcelain', 'contracts/generated/pacts') === '',
  });
  if (access.kind === 'ready')
    return first === '--deployed' ? deployed(access.broker, environment ?? '') : release(access.broker, environment);
  console.log(access.because);
  return environment === undefined;
};

main().then(
  done => (process.exitCode = done ? 0 : 1),
  (failed: unknown) => {
    console.error(failed instanceof Error ? failed.message : failed);
    process.exitCode = 1;
  },
);
