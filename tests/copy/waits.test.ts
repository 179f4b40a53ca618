import { analysisMessages } from '@ui/copy/fr/analysis';
import { finalizeMessages } from '@ui/copy/fr/finalize';
import { livenessMessages } from '@ui/copy/fr/liveness';
import { middleControlMessages } from '@ui/copy/fr/middleControl';

/** A thing that is done: 'est vérifiée', 'sont signés'; what 'est en cours' goes on. */
const DONE = /\b(?:est|sont) \p{L}+(?:é|ée|és|ées|u|ue|us|ues)(?!\p{L})/u;

describe('ADV-02: the title of a wait says that it goes on', () => {
  test.each(['omc', 'mdc'] as const)('%s', mode => {
    const titles = [analysisMessages, finalizeMessages, livenessMessages].map(words => words[mode].progress.title);
    expect([...titles, middleControlMessages[mode].title].filter(title => DONE.test(title))).toEqual([]);
  });

  test('a title that reads as done is found', () => {
    for (const { title } of [livenessMessages.mdc.ok, finalizeMessages.mdc.done]) expect(title).toMatch(DONE);
  });
});
