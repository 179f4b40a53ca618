import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as t from 'io-ts';
import { captchaOf } from '@sandbox/api/captcha';
import { Bank } from '@sandbox/bank';
import { defaults } from '@sandbox/options';
import { variantServer } from '@sandbox/server';
import { putInState } from '@sandbox/states/seeds';
import type { PactEntry } from './read';
import { firstBrand } from '@domain/brand/variant';

/** The sandbox's answer. `body` is undefined where there is none. */
interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

/** What a request may leave behind that a person or the bank's staff would notice twice. */
const EFFECTS = ['subscription', 'message', 'proof', 'liveness', 'signature', 'finalisation', 'account'];

type Request = PactEntry['interaction']['request'];

const queryOf = ({ query = {} }: Request): string => {
  const given = new URLSearchParams(Object.entries(query).flatMap(([name, values]) => values.map(value => [name, value])));
  return given.size > 0 ? `?${given.toString()}` : '';
};

const bodyOf = (type: string, text: string): unknown => {
  if (text === '') return undefined;
  const read: unknown = /json/.test(type) ? JSON.parse(text) : text;
  return read;
};

/** The sandbox as a provider without a network: sets an interaction's state, then sends the request. */
export class Sandboxed {
  private readonly data = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-provider-'));
  private readonly bank = new Bank({ ...defaults, data: this.data, fast: true });
  private readonly app = variantServer(this.bank, captchaOf(this.bank), firstBrand.omc);

  /** `asked`: another request than the interaction's own, in the same state. */
  async answer(told: PactEntry, sent: Request = told.interaction.request): Promise<Answer> {
    for (const { name, params } of told.interaction.providerStates) putInState(this.bank, name, params);
    return this.again(told, sent);
  }

  /** Sends the request in whatever state the bank is. */
  async again({ provider, interaction, call }: PactEntry, sent: Request = interaction.request): Promise<Answer> {
    const root = provider === 'identity-provider' || provider === 'module-host';
    const { statusCode, headers, body } = await this.app.inject({
      method: call?.method ?? 'GET',
      url: `${root ? '' : '/api'}${sent.path}${queryOf(sent)}`,
      headers: Object.fromEntries(Object.entries(sent.headers ?? {}).map(([name, values]) => [name, values.join(', ')])),
      ...(sent.body ? { payload: typeof sent.body.content === 'string' ? sent.body.content : JSON.stringify(sent.body.content) } : {}),
    });
    const contentType = String(headers['content-type'] ?? '');
    return { status: statusCode, contentType, body: bodyOf(contentType, body) };
  }

  /** How many effects of each kind the bank has, the messages that it sent among them. */
  effects(): Readonly<Record<string, number>> {
    return Object.fromEntries(EFFECTS.map(kind => [kind, this.bank.store.all(kind, t.unknown).length]));
  }

  async close(): Promise<void> {
    await this.app.close();
    this.bank.store.close();
    fs.rmSync(this.data, { recursive: true, force: true });
  }
}
