import { connected } from '@domain/adviser/connected';
import { act, journeyMayAct, type Act } from './mayAct';
import { taskIds } from './steps';
import { mode as isMode } from '@domain/kernel/words';
import { words } from '@tests/support/pairs';

const forms = `identityDocUpload coHolderIdentityDocUpload identityValidation coHolderIdentityValidation addressDocUpload
  coHolderAddressDocUpload addressValidation coHolderAddressValidation incomeDocUpload coHolderIncomeDocUpload compInfos
  coHolderCompInfos structureChoice deliveryChoice`;

/** Written out from the specification: where each user of a file may do what. What no line names is allowed nowhere. */
const allowed: Readonly<Record<string, Readonly<Partial<Record<Act, string>>>>> = {
  'TIT omc': {
    fill: `${forms} summary`,
    consentOffers: `${forms} summary`,
    read: 'coHolderSummary',
    terms: 'summary',
    certifyTax: 'compInfos summary',
    video: 'signature',
    videoResult: 'signature',
    documents: 'signature',
    sign: 'signature',
    signedDocuments: 'coHolderSignature welcome',
  },
  'COT omc': {
    fill: 'structureChoice deliveryChoice',
    fillOwn: `${forms} coHolderSummary coHolderSignature`,
    consentOffers: `${forms} coHolderSummary coHolderSignature`,
    read: 'coHolderSummary',
    terms: 'coHolderSignature',
    certifyTax: 'coHolderCompInfos coHolderSummary coHolderSignature',
    video: 'coHolderSignature',
    videoResult: 'coHolderSignature',
    documents: 'coHolderSignature',
    sign: 'coHolderSignature',
    signedDocuments: 'welcome',
  },
  'TIT mdc': {
    consentOffers: 'signature',
    terms: 'signature',
    certifyTax: 'signature',
    video: 'signature',
    videoResult: 'signature',
    documents: 'signature',
    sign: 'signature',
    signedDocuments: 'coHolderSignature welcome',
  },
  'COT mdc': {
    consentOffers: 'coHolderSignature',
    terms: 'coHolderSignature',
    certifyTax: 'coHolderSignature',
    video: 'coHolderSignature',
    videoResult: 'coHolderSignature',
    documents: 'coHolderSignature',
    sign: 'coHolderSignature',
    signedDocuments: 'welcome',
  },
  'adviser mdc': {
    fill: `${forms} summary coHolderSummary`,
    handOver: 'summary coHolderSummary',
    confirmNewClient: 'duplicateConfirmation',
    videoResult: 'signature coHolderSignature',
    correctEmail: 'signature coHolderSignature',
  },
};

const acts = act.description.kind === 'oneOf' ? act.description.values.filter(act.is) : [];
const users = ['TIT', 'COT', 'adviser', 'nobody'].flatMap(user => ['omc', 'mdc'].map(mode => `${user} ${mode}`));

describe('XTR-63, D-105, LIV-05, ADV-03: each act of a user is allowed at these tasks, and at no other', () => {
  test.each(users)('%s', user => {
    const [who, mode] = user.split(' ');
    if (!connected.is(who) || !isMode.is(mode)) throw new Error(user);
    for (const each of acts)
      expect([each, ...taskIds.filter(taskId => journeyMayAct.decide({ connected: who, taskId, act: each, mode }))]).toEqual([
        each,
        ...words(allowed[user]?.[each] ?? '').filter(Boolean),
      ]);
  });
});
