import * as t from 'io-ts';
import { firstBrand, variants } from '@domain/brand/variant';
import { daysAfter, instantOf } from '@domain/kernel/calendar';
import { isDay, isInstant } from '@domain/kernel/day';
import { isRecord } from '@domain/kernel/shape';
import { Switches, type Bank } from '../bank';
import { frontOf } from '../places';
import { Message, Subscription } from '../store/documents';
import { SCHEMA } from '../store/open';

const WARNING =
  'This file holds a dossier with everything that was given to it. It may contain real documents: delete it when it is no longer needed.';

const Document = t.type({ kind: t.string, id: t.string, value: t.UnknownRecord });

/** A dossier on its way from one bank in a box to another. */
const Exported = t.type({
  schema: t.number,
  /** The clock of the bank that it comes from, in milliseconds. */
  at: t.number,
  file: t.UnknownRecord,
  documents: t.array(Document),
  switches: Switches,
  messages: t.array(Message),
});

/** What opens a session, or counts tries, stays where it was made. */
const OWN = ['code', 'token', 'jwt', 'challenge', 'captcha', 'idempotency', 'who', 'tries', 'mailed', 'sms', 'wallet', 'videoCheckOnce'];

export const exported = (bank: Bank, file: Subscription) => {
  const people = [file.holder, ...(file.coHolder ? [file.coHolder] : [])].flatMap(({ person }) => [person.email, person.mobilePhone]);
  return {
    warning: WARNING,
    schema: SCHEMA,
    at: bank.millis(),
    file,
    documents: bank.store.belonging(file.id).filter(({ kind }) => !OWN.includes(kind)),
    switches: bank.switches(file.id),
    messages: bank.messages().filter(({ to }) => people.includes(to)),
  };
};

/** Fields with milliseconds of the bank's time. */
const TIMES = ['dueAt', 'goesOnAt', 'expires', 'codeSentAt'];

const later = (instant: string, ms: number): string => instantOf(Date.parse(instant) + ms);

const DAY_MS = 86_400_000;

/** A value with each of its times moved: two banks have two clocks, and deadlines and waits must stay as far away as they were. */
const moved = (value: unknown, ms: number): unknown => {
  if (typeof value === 'string') return isInstant(value) ? later(value, ms) : value;
  if (Array.isArray(value)) return value.map(each => moved(each, ms));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, TIMES.includes(name) && typeof each === 'number' ? each + ms : moved(each, ms)]),
  );
};

/** Keeps an exported dossier; what is wrong with it otherwise. */
export const imported = (bank: Bank, given: Readonly<Record<string, unknown>>): Subscription | 'known' | readonly string[] => {
  if (given['schema'] !== SCHEMA) return ['schema'];
  const ms = typeof given['at'] === 'number' ? bank.millis() - given['at'] : 0;
  const sent = moved(given, ms);
  if (!Exported.is(sent)) return ['file', 'documents', 'switches', 'messages'];
  const { file, documents, switches, messages } = sent;
  if (!Subscription.is(file) || documents.some(({ kind, value }) => OWN.includes(kind) || value['subscription'] !== file.id))
    return ['file', 'documents'];
  if (bank.subscription(file.id)) return 'known';
  const variant = variants.find(each => each === `${file.initBo ? 'mdc' : 'omc'}-${file.brand ?? firstBrand.code}`);
  const days = Math.round(ms / DAY_MS);
  const keptUntil = isDay(file.keptUntil) ? daysAfter(file.keptUntil, { days }) : file.keptUntil;
  const here = { ...file, keptUntil, front: frontOf(bank, variant) };
  bank.keep(here);
  if (Object.keys(switches).length > 0) bank.replaceSwitches(switches, here.id);
  for (const { kind, id, value } of documents) bank.store.put(kind, id, value);
  for (const message of [...messages].reverse()) bank.store.put('message', message.id, message);
  return here;
};
