import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { captchaOf } from '@sandbox/api/captcha';
import { Bank } from '@sandbox/bank';
import { defaults } from '@sandbox/options';
import { variantServer } from '@sandbox/server';
import { putInState } from '@sandbox/states/seeds';
import { isRecord } from '@domain/kernel/shape';
import { interactionsOf, isRefused, type Pact, type Told } from './read';

/** Paths of the fields that hold no others, elements of lists taken together. */
export const fieldsOf = (value: unknown, at = '$'): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => fieldsOf(each, `${at}[*]`));
  return isRecord(value) ? Object.entries(value).flatMap(([name, each]) => fieldsOf(each, `${at}.${name}`)) : [at];
};

const queryOf = ({ interaction: { request } }: Told): string => {
  const query = new URLSearchParams(Object.entries(request.query ?? {}).flatMap(([name, values]) => values.map(value => [name, value])));
  return query.size > 0 ? `?${query.toString()}` : '';
};

/** Every field that the sandbox really answers with, by the number of the call: asked again, interaction by interaction, without a network. */
export const received = async (pacts: readonly Pact[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-fields-'));
  const bank = new Bank({ ...defaults, data, fast: true });
  const app = variantServer(bank, captchaOf(bank), 'omc-01');
  const fields = new Map<string, Set<string>>();
  for (const told of interactionsOf(pacts).filter(({ interaction }) => !isRefused(interaction))) {
    const { request, providerStates } = told.interaction;
    for (const { name, params } of providerStates) putInState(bank, name, params);
    const root = told.provider === 'identity-provider' || told.provider === 'module-host';
    const answer = await app.inject({
      method: told.call?.method ?? 'GET',
      url: `${root ? '' : '/api'}${request.path}${queryOf(told)}`,
      headers: Object.fromEntries(Object.entries(request.headers ?? {}).map(([name, values]) => [name, values.join(', ')])),
      ...(request.body
        ? { payload: typeof request.body.content === 'string' ? request.body.content : JSON.stringify(request.body.content) }
        : {}),
    });
    const body: unknown = /json/.test(String(answer.headers['content-type'])) && answer.body !== '' ? JSON.parse(answer.body) : undefined;
    const number = told.call?.number ?? '';
    if (body !== undefined) fields.set(number, new Set([...(fields.get(number) ?? []), ...fieldsOf(body)]));
  }
  await app.close();
  bank.store.close();
  fs.rmSync(data, { recursive: true, force: true });
  return fields;
};
