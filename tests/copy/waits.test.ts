import { analysisWords } from '@ui/copy/fr/adviser/analysis';
import { finalizeWords } from '@ui/copy/fr/adviser/finalize';
import { livenessWords } from '@ui/copy/fr/adviser/liveness';
import { middleControlWords } from '@ui/copy/fr/adviser/middleControl';

/** A thing that is done: 'est vérifiée', 'sont signés'; what 'est en cours' goes on. */
const DONE = /\b(?:est|sont) \p{L}+(?:é|ée|és|ées|u|ue|us|ues)(?!\p{L})/u;

describe('ADV-02: the title of a wait says that it goes on', () => {
  test.each(['omc', 'mdc'] as const)('%s', mode => {
    const titles = [analysisWords, finalizeWords, livenessWords].map(words => words[mode].progress.title);
    expect([...titles, middleControlWords[mode].title].filter(title => DONE.test(title))).toEqual([]);
  });

  test('a title that reads as done is found', () => {
    for (const { title } of [livenessWords.mdc.ok, finalizeWords.mdc.done]) expect(title).toMatch(DONE);
  });
});
