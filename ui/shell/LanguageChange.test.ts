import { observable, runInAction } from 'mobx';
import { LanguageChange } from './LanguageChange';

const changing = (unsent: boolean) => {
  const done: string[] = [];
  const journey = observable({ unsent });
  const startup = { storeUnsaved: () => Promise.resolve(void done.push('kept')) };
  const change = new LanguageChange(journey, startup, { inLanguage: language => done.push(language) });
  return { change, journey, done };
};
const settled = () => new Promise(done => setTimeout(done));

describe('XTR-12, D-75: another language', () => {
  test('what is typed is kept, then the page reloads; nothing asks whether to leave', async () => {
    const { change, done } = changing(false);
    change.to('en');
    await settled();
    expect(done).toEqual(['kept', 'en']);
    expect(change.leaves).toBe(true);
  });

  test('files that the page alone holds are sent first', async () => {
    const { change, journey, done } = changing(true);
    change.to('en');
    await settled();
    expect([change.wanted, change.leaves, ...done]).toEqual(['en', false]);
    runInAction(() => (journey.unsent = false));
    await settled();
    expect(done).toEqual(['kept', 'en']);
  });
});
