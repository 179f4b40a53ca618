import { ClosableVisit } from './ClosableVisit';

const visited = (underWay = false) => {
  const log: string[] = [];
  const visit = new ClosableVisit(
    { run: () => void log.push('tokens cleared'), lose: reason => void log.push(`session lost: ${reason}`) },
    () => underWay,
    () => Promise.resolve(void log.push('words kept')),
    at => void log.push(`next at ${at}`),
  );
  return { visit, log };
};

test('ERR-05: signing out clears the tokens, then begins again at the main page', () => {
  const { visit, log } = visited();
  visit.signOut();
  expect(log).toEqual(['tokens cleared', 'next at main']);
});

test('SES-02: a session lost clears them too, and begins at the inactivity page', () => {
  const { visit, log } = visited();
  visit.lose('refused');
  expect(log).toEqual(['session lost: refused', 'words kept', 'next at inactivity']);
});

test('SES-01, XTR-36: signing in again keeps the words before it leaves for the provider', async () => {
  const { visit, log } = visited();
  await visit.renew();
  expect(log).toEqual(['words kept', 'session lost: expired', 'next at identification']);
});

test('ERR-02: trying again keeps the session', () => {
  const { visit, log } = visited();
  visit.again();
  expect(log).toEqual(['next at main']);
});

test.each([
  ['to what the tab holds', true, 'next at main'],
  ['where it holds nothing, to the identification', false, 'next at identification'],
])('D-58: coming back leads %s', (_, underWay, next) => {
  const { visit, log } = visited(underWay);
  visit.comeBack();
  expect(log).toEqual([next]);
});

test('R11: five refusals at once end one session, and later answers are ignored', () => {
  const { visit, log } = visited();
  for (let refusal = 0; refusal < 5; refusal += 1) visit.lose('refused');
  visit.again();
  visit.signOut();
  expect(log).toEqual(['session lost: refused', 'words kept', 'next at inactivity']);
});
