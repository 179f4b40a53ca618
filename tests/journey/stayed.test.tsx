import { steps, type PageName } from '@domain/journey/steps';
import { stayedMessages } from '@messages/stayed';
import { toRecapMessages } from '@messages/toRecap';
import { summaryMessages } from '@messages/summary';
import { stayedAt } from '@ui/shell/stayed';
import { offered } from './offered';

const dossierSteps = steps.filter(({ stage, id }) => stage !== 'offer' && id !== 'welcome').map(({ id }) => id);
const signed = ['signatureSuccess', 'accountCreation'];
const copy = stayedMessages.omc;

describe('D-09, D-108: where Back stays, the sentence is true for the step', () => {
  test.each(dossierSteps)('%s: it names the recap, or says that all is signed', step => {
    const sentence = stayedAt(step, 'client', true);
    const text = sentence && copy[sentence];
    if (signed.includes(step)) expect(text).toBe(copy.signed);
    else expect(text).toContain('récapitulatif');
  });

  test('the welcome page has none for anyone', () => {
    for (const reader of ['client', 'adviser', 'waiting'] as const) expect(stayedAt('welcome', reader, true)).toBeUndefined();
  });

  test('a client who waits for the adviser, and one whose turn it is not, are promised nothing else', () => {
    expect([stayedAt('compInfos', 'waiting', true), stayedAt('summary', 'client', false)]).toEqual(['waiting', 'others']);
  });

  const pages: readonly PageName[] = ['PreLivenessPage', 'LivenessPage', 'PreContractDocPage', 'DocuSignPage'];
  test.each(pages)('%s leads to the recap that the sentence names', async page => {
    expect(stayedAt('signature', 'client', true)).toBe('signing');
    expect((await offered('signature', page, 'client', 'individual')).shown).toContain(toRecapMessages.open);
  });

  test('the page of the recap is the recap', async () => {
    expect(stayedAt('summary', 'client', true)).toBe('recap');
    expect((await offered('summary', 'SummaryPage', 'client', 'individual')).shown).toContain(summaryMessages.omc.title.individual);
  });
});
