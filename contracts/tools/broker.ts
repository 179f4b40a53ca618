import fs from 'node:fs';
import { consumer, pactFile } from '@contracts/providers';
import type { Pact } from './read';

/** The broker that shares the contracts, and our name there. */
export interface Broker {
  readonly url: string;
  readonly token: string | undefined;
  /** Git revision and branch, the only names of a version. */
  readonly version: string;
  readonly branch: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export type BrokerAccess = { readonly kind: 'ready'; readonly broker: Broker } | { readonly kind: 'not ready'; readonly because: string };

/** The broker from a pipeline's environment: only pipelines publish, and only committed revisions. */
export const brokerOf = (
  env: Environment,
  git: { readonly version: string; readonly branch: string; readonly clean: boolean },
): BrokerAccess => {
  const url = env['PACT_BROKER_BASE_URL'];
  if (url === undefined || url === '')
    return { kind: 'not ready', because: 'PACT_BROKER_BASE_URL is not set: nothing is published and nobody is asked.' };
  if (env['CI'] === undefined) return { kind: 'not ready', because: 'Contracts are published by the pipeline alone (CI is not set).' };
  if (!git.clean) return { kind: 'not ready', because: 'contracts/generated/pacts differs from what is committed: commit first.' };
  const broker = { url: url.replace(/\/$/, ''), token: env['PACT_BROKER_TOKEN'], version: git.version, branch: git.branch };
  return { kind: 'ready', broker };
};

const headers = ({ token }: Broker): Record<string, string> => ({
  'Content-Type': 'application/json',
  Accept: 'application/hal+json, application/json',
  ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
});

const answered = async (answer: Response): Promise<unknown> => {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The broker answers ${answer.status}: ${text.slice(0, 500)}`);
  return text === '' ? undefined : JSON.parse(text);
};

/** Publishes all contracts with this revision and branch, in one request. */
export const publish = async (broker: Broker, pacts: readonly Pact[]): Promise<void> => {
  const contracts = pacts.map(({ provider }) => ({
    consumerName: consumer,
    providerName: provider,
    specification: 'pact',
    contentType: 'application/json',
    content: fs.readFileSync(pactFile(provider)).toString('base64'),
  }));
  const body = JSON.stringify({ pacticipantName: consumer, pacticipantVersionNumber: broker.version, branch: broker.branch, contracts });
  await answered(await fetch(`${broker.url}/contracts/publish`, { method: 'POST', headers: headers(broker), body }));
};

export interface Verdict {
  readonly deployable: boolean;
  readonly reason: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Whether every backend of an environment has verified this revision; an answer without a verdict counts as no. */
export const canIDeploy = async (broker: Broker, environment: string): Promise<Verdict> => {
  const query = new URLSearchParams({ pacticipant: consumer, version: broker.version, environment });
  const answer = await answered(await fetch(`${broker.url}/can-i-deploy?${query.toString()}`, { headers: headers(broker) }));
  const summary = isRecord(answer) && isRecord(answer['summary']) ? answer['summary'] : {};
  return {
    deployable: summary['deployable'] === true,
    reason: typeof summary['reason'] === 'string' ? summary['reason'] : 'The broker gives no reason.',
  };
};
