import * as E from 'fp-ts/Either';
import { refusedWith, HandClock } from '@tests/builders/ending';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { DossierForm } from './DossierForm';

const email = (kept?: object) => {
  const journey = new FakeDossierJourney('identityValidation');
  journey.draft = kept;
  const form = new DossierForm<{ email: string }, 'REQUIRED'>(journey, new HandClock(), {
    start: { email: '' },
    check: draft => (draft.email === '' ? E.left({ email: 'REQUIRED' }) : E.right({ email: draft.email })),
    messageFor: issue => issue,
  });
  return { journey, form };
};

describe('a form of the file', () => {
  test('PER-11: what is wrong is shown and nothing is saved', async () => {
    const { journey, form } = email();
    await form.submit();
    expect([form.field('email').error, journey.saved, journey.moves]).toEqual(['REQUIRED', [], []]);
  });

  test('PER-11: what is right is saved, then the next page comes; nothing is left to be lost', async () => {
    const { journey, form } = email();
    form.field('email').onChange('maelle@example.org');
    expect([form.field('email'), journey.holding]).toMatchObject([{ name: 'email', value: 'maelle@example.org' }, true]);
    await form.submit();
    expect([journey.saved, journey.moves, journey.holding]).toEqual([[{ email: 'maelle@example.org' }], ['next'], false]);
  });

  test('STP-12: a person who has left the page while it was saved stays where they went', async () => {
    const { journey, form } = email();
    form.type({ email: 'maelle@example.org' });
    const submitted = form.submit();
    journey.page = 'BirthplaceForm';
    await submitted;
    expect([journey.saved, journey.moves]).toEqual([[{ email: 'maelle@example.org' }], []]);
  });

  test('pressed twice, it is saved once', async () => {
    const { journey, form } = email();
    form.type({ email: 'maelle@example.org' });
    await Promise.all([form.submit(), form.submit()]);
    expect([journey.saved.length, form.busy]).toEqual([1, false]);
  });

  test('XTR-03: what cannot be saved stays typed, and the same is tried again', async () => {
    const { journey, form } = email();
    form.type({ email: 'maelle@example.org' });
    journey.failing = refusedWith('generic');
    await form.submit();
    expect([form.draft, journey.draft, journey.moves, journey.failures.length]).toEqual([form.draft, form.draft, [], 1]);
    journey.failing = undefined;
    journey.again?.();
    await new Promise(done => setTimeout(done, 0));
    expect([journey.moves, journey.draft]).toEqual([['next'], undefined]);
  });

  test('STP-12: what was typed before is there again; the draft of another form is not', () => {
    expect(email({ email: 'm' }).form.draft).toEqual({ email: 'm' });
    expect(email({ mobile: '06' }).form.draft).toEqual({ email: '' });
  });

  test('a document’s data fills an untouched form, and no other', () => {
    const { form } = email();
    form.prefill({ email: 'read@example.org' });
    expect(form.draft).toEqual({ email: 'read@example.org' });
    form.type({ email: 'mine@example.org' });
    form.prefill({ email: 'read@example.org' });
    expect(form.draft).toEqual({ email: 'mine@example.org' });
  });
});
