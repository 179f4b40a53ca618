import type { AdviserStateName } from '@contracts/states/adviser';
import { marked } from '../board';
import { actorOf, logged } from '../log';
import { report } from '../backToRecap';
import type { Bank } from '../bank';
import type { Subscription } from '../store/documents';
import { ceremony, check } from './endSeeds';
import { FAKE } from './fake';
import { ADVISER, adviserConnected, file, text, type Seed } from './support';

/** Last names that find no existing client, one, or several. */
const NAMES: Readonly<Record<string, string>> = { one: 'Sosie', several: 'Semblable' };

/** What the client reports in 'a file was sent back'. */
export const REPORTED = { lines: ['address', 'card'], comment: 'J’ai déménagé.' };

/** A joint file at one holder's signature, with its adviser signed in. */
const handedOver = (bank: Bank, task: 'signature' | 'coHolderSignature' = 'signature'): Subscription => {
  const opened = file(bank, { task, initBo: true, adviser: ADVISER }, 'joint');
  adviserConnected(bank, opened.id);
  return opened;
};

export const adviserSeeds: Readonly<Record<AdviserStateName, Seed>> = {
  'an adviser is connected': bank => adviserConnected(bank),
  'a workstation gave a code': (bank, { code, clientId, redirect }) =>
    bank.store.put('code', text(code, ''), {
      code: text(code, ''),
      clientId: text(clientId, ''),
      redirectUri: text(redirect, ''),
      adviser: ADVISER,
      expires: bank.millis() + 60_000,
      used: false,
    }),
  'an adviser leads a file': (bank, { task, lookAlikes, ended }) => {
    const led = file(bank, { task: text(task, 'duplicateSearch'), initBo: true, adviser: ADVISER });
    const opened = logged(bank, led, text(ended, ''), actorOf(led, undefined));
    const { person } = opened.holder;
    const lastname = NAMES[text(lookAlikes, 'none')] ?? FAKE.holder.identity.lastname;
    bank.keep({ ...opened, holder: { ...opened.holder, person: { ...person, identity: { ...person.identity, lastname } } } });
    adviserConnected(bank, opened.id);
  },
  'a file was handed over': (bank, { done, id }) => {
    const before = handedOver(bank);
    const personId = text(id, before.holder.personId);
    const opened = { ...before, prospectId: personId, holder: { ...before.holder, personId } };
    bank.keep(opened);
    if (!Array.isArray(done) || done.length === 0) return;
    const at = bank.now();
    const handed = marked(opened, 'TIT', { linkOpened: at, termsAccepted: at, listed: ['D-1'], read: ['D-1'] });
    bank.keep(handed);
    check(bank, handed, 'TIT');
    ceremony(bank, handed, 'TIT', { status: 'OK' });
  },
  'a file was sent back': (bank, { role }) => {
    if (role === 'COT') report(bank, handedOver(bank, 'coHolderSignature'), 'COT', REPORTED);
    else report(bank, handedOver(bank), 'TIT', REPORTED);
  },
};
