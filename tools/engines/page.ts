import { axeSource, TAGS } from '@tests/e2e/support/axe';
import { until, type Driver } from './browsers';

/** What a person looks for: by its words. `field`: by its label; `choice`: a radio or a box by its label. */
export type Kind = 'heading' | 'button' | 'field' | 'choice' | 'option';

/** In the page: the element of a kind with these words that is shown, the first or a further one. */
const FIND = `
const [kind, words, nth, done] = [arguments[0], arguments[1], arguments[2], arguments[arguments.length - 1]];
const plain = text => (text || '').replace(/\\s+/g, ' ').trim();
const wanted = plain(words);
const shown = each => each.checkVisibility();
const says = each => plain(each.textContent) === wanted || plain(each.getAttribute('aria-label')) === wanted;
const begins = each => plain(each.textContent).startsWith(wanted);
const all = selector => [...document.querySelectorAll(selector)];
const labelled = () => all('label').filter(each => says(each) || begins(each)).map(each => each.control).find(Boolean);
const places = {
  heading: () => all('h1').filter(shown).find(each => wanted === '' || begins(each)),
  button: () => all('button, a[href]').filter(shown).filter(each => !each.disabled && (says(each) || begins(each)))[nth],
  field: () => { const field = labelled(); return field && shown(field) ? field : undefined; },
  choice: labelled,
  option: () => all('[role=option]').filter(shown).find(says),
};
done(places[kind]() || null);
`;

/** A colour on its way to another is no colour of the page's. */
const LOOK = `${axeSource};
const done = arguments[arguments.length - 1];
const [tags] = arguments;
const ends = each => each.effect?.getComputedTiming().endTime !== Infinity;
const moved = document.getAnimations().filter(ends).map(each => each.finished.catch(() => undefined));
Promise.all(moved).then(() => axe.run(document, { runOnly: tags, resultTypes: ['violations'], iframes: false })).then(
  ({ violations }) => done(violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ').slice(0, 300)).join('; ')),
  error => done(String(error)),
);`;
const STOOD = `
const { pathname } = location;
const asked = performance.getEntriesByType('resource').map(({ name, responseStatus }) => name.split('/').pop() + ' ' + responseStatus);
const words = document.body ? document.body.innerText.replace(/\\s+/g, ' ').slice(0, 500) : 'no body';
arguments[arguments.length - 1]([pathname, document.readyState, document.visibilityState, words, ...asked].join(' | '));`;

/** So many looks in a row find the same. */
const STILL = 5;

/** A page as a customer uses it: finds texts and clicks them. */
export class Page {
  constructor(readonly driver: Driver) {}

  async there(kind: Kind, words: string, nth = 0): Promise<unknown> {
    return (await this.driver.run(FIND, kind, words, nth)) ?? undefined;
  }

  find(kind: Kind, words: string): Promise<unknown> {
    return until(`${kind} “${words}”`, () => this.there(kind, words));
  }

  /** Clicks again if the page moved under the pointer. */
  press(kind: Kind, words: string): Promise<unknown> {
    return until(`a press on ${kind} “${words}”`, async () => {
      const element = await this.there(kind, words);
      if (element === undefined) return undefined;
      await this.driver.press(element);
      return true;
    });
  }

  /** Until these words are shown so many times. */
  async words(words: string, times: number): Promise<void> {
    await until(`“${words}”, ${times} times`, async () => {
      const said = await this.driver.run('arguments[0](document.querySelector("main").innerText)');
      return typeof said === 'string' && said.split(words).length > times ? true : undefined;
    });
  }

  /** Until the page shows the same for a moment: nothing is on its way any more. */
  async stands(): Promise<void> {
    await this.find('heading', '');
    let [before, same]: readonly [unknown, number] = ['', 0];
    await until('a page that stands', async () => {
      const now = await this.driver.run('arguments[0](document.querySelector("main")?.innerText ?? "")');
      [before, same] = [now, now === before && now !== '' ? same + 1 : 0];
      return same > STILL ? true : undefined;
    });
  }

  async fill(label: string, text: string): Promise<void> {
    await this.driver.type(await this.find('field', label), text);
  }

  /** At the page of this title, as axe sees it. */
  async arrive(title: string): Promise<void> {
    await this.find('heading', title);
    await this.look();
  }

  /** Clicks a button until the next page is shown. A page that continues by itself has no button. */
  async arriveBy(button: string, kind: Kind, words: string): Promise<void> {
    await until(words, async () => {
      if ((await this.there(kind, words)) !== undefined) return true;
      const next = await this.there('button', button);
      if (next !== undefined) await this.driver.press(next);
      return undefined;
    });
  }

  /** axe finds nothing. */
  async look(): Promise<void> {
    await this.find('heading', '');
    const flaws = await this.driver.run(LOOK, TAGS);
    if (flaws !== '') throw new Error(`axe: ${String(flaws)}`);
  }

  /** What the page shows, for the reader of a failed test: address, loading state, first words, pending requests. */
  async stood(): Promise<string> {
    return String(await this.driver.run(STOOD).catch(() => 'the page does not answer'));
  }
}
