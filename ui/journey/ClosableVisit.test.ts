import { ClosableVisit } from './ClosableVisit';

const visited = (underWay = false) => {
  const log: string[] = [];
  const visit = new ClosableVisit(
    { run: () => void log.push('tokens cleared'), lose: () => void log.push('session lost') },
    () => underWay,
    () => void log.push('words kept'),
    at => void log.push(`next at ${at}`),
  );
  return { visit, log };
};

test('ERR-05: signing out clears the tokens, then begins anew at the main page', () => {
  const { visit, log } = visited();
  visit.signOut();
  expect(log).toEqual(['tokens cleared', 'next at main']);
});

test('SES-02: a session lost clears them too, and begins at the inactivity page', () => {
  const { visit, log } = visited();
  visit.lose();
  expect(log).toEqual(['session lost', 'words kept', 'next at inactivity']);
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

test('R11: five refusals at a time are one session lost, and what comes after the end is nobody’s', () => {
  const { visit, log } = visited();
  for (let refusal = 0; refusal < 5; refusal += 1) visit.lose();
  visit.again();
  visit.signOut();
  expect(log).toEqual(['session lost', 'words kept', 'next at inactivity']);
});
