import { noAnswers } from '@domain/journey/answers';
import { FirstPages } from './FirstPages';

/** The home screen of the build; `log`: what its scripts store and announce. */
const open = () => {
  history.replaceState(null, '');
  document.body.innerHTML = '<div id="home"><h1 tabindex="-1">Accueil</h1><details></details></div>';
  const log: string[] = [];
  const pages = new FirstPages(document.querySelector<HTMLElement>('#home')!, {
    first: {
      answers: noAnswers,
      delayMs: 0,
      pages: { home: { page: 'HomePage', number: 1 }, accountType: { page: 'AccountTypeForm', number: null } },
      settings: { jointAccount: 'open', contactPhone: '09 69 36 01 01' },
    },
    asks: true,
    keep: ({ step }) => void log.push(`keep ${step}`),
    arrivedAt: step => void log.push(`at ${step}`),
    leave: () => void log.push('leave'),
  });
  return { pages, log };
};

/** Back or Forward, on an entry of the journey. */
const movedTo = (step: string): void => {
  history.replaceState({ usr: { step, from: 'home' }, key: 'k', idx: 1 }, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
};

describe('STP-12, D-40: the first pages and the whole journey, which takes over', () => {
  test('before it has, Back and Forward are theirs', () => {
    const { log } = open();
    movedTo('age');
    expect(log).toEqual(['at home', 'keep age', 'leave']);
  });

  test('from then on they store and announce nothing: the answers are the journey’s', () => {
    const { pages, log } = open();
    pages.handOver(document.createElement('div'));
    log.length = 0;
    movedTo('age');
    movedTo('home');
    expect(log).toEqual([]);
  });
});
