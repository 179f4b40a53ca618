import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { shellMessages } from '@messages/shell';
import { reports, watchUncaught, type Observed } from '@infrastructure/browser/observation/observed';
import { LoadError } from '@ui/mvvm/lazyModule';
import { plain } from '@tests/support/show';
import { PageFailure } from './PageFailure';

const reported = jest.fn();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.reportError = reported.mockClear();
});
afterEach(() => jest.restoreAllMocks());

/** Typed input outside the component, as view-models keep it. */
const kept = { name: '' };

/** Renders a node before the button's text: removing that text node makes React fail. */
const Form = (): ReactElement => {
  const [sent, send] = useState(false);
  return (
    <div data-testid="top">
      <input aria-label="Nom" defaultValue={kept.name} onChange={({ target }) => (kept.name = target.value)} />
      <button onClick={() => send(true)}>
        {sent && <b>!</b>}
        <i>Envoyer</i>
      </button>
      {sent && <p>Envoyé</p>}
    </div>
  );
};

const show = (page: ReactElement) => {
  kept.name = '';
  render(<PageFailure>{page}</PageFailure>);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const failure = () => screen.queryByRole('alert');

describe('D-73, XTR-40: a node that React holds was taken away', () => {
  test('a text: the page is drawn again, with what was typed', () => {
    show(<Form />);
    fireEvent.change(screen.getByLabelText('Nom'), { target: { value: 'Zoé' } });
    screen.getByText('Envoyer').remove();
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByLabelText('Nom')).toHaveValue('Zoé');
    expect(failure()).toBeNull();
    press('Envoyer');
    expect(screen.getByText('Envoyé')).toBeInTheDocument();
  });

  test('a whole page: the next one is shown all the same', () => {
    const pages = (name: string) => (
      <PageFailure page={name}>
        <h1>{name}</h1>
      </PageFailure>
    );
    const { rerender } = render(pages('Votre offre'));
    for (const next of ['Vos options', 'Votre assurance', 'Vos coordonnées']) {
      screen.getByRole('heading').remove();
      rerender(pages(next));
      expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([next]);
    }
  });
});

describe('D-73, XTR-40: a page that breaks again', () => {
  const page = { breaks: true, why: 'broken' };
  const Breaking = (): ReactElement => {
    if (page.breaks) throw new Error(page.why);
    return <h1>Votre offre</h1>;
  };

  test.each([
    ['works again once its cause is gone', true],
    ['says so each time, and nothing of the connection', false],
  ])('%s', (_what, cured) => {
    page.breaks = true;
    show(<Breaking />);
    expect(failure()).toHaveTextContent(plain(shellMessages.pageBroken));
    expect(failure()).not.toHaveTextContent(/connexion/);
    page.breaks = !cured;
    press(shellMessages.again);
    expect(failure() === null).toBe(cured);
  });

  test('R07: is reported once a page, however often it breaks of the same; what breaks it otherwise is another report', () => {
    Object.assign(page, { breaks: true, why: 'broken' });
    const messages = () => reported.mock.calls.map(([error]: [Error]) => error.message);
    const shown = (name: string) => <PageFailure page={name}>{<Breaking />}</PageFailure>;
    const { rerender } = render(shown('Votre offre'));
    press(shellMessages.again);
    expect(messages()).toEqual(['broken']);
    rerender(shown('Vos options'));
    expect(messages()).toEqual(['broken', 'broken']);
    page.why = 'broken otherwise';
    press(shellMessages.again);
    expect(messages()).toEqual(['broken', 'broken', 'broken otherwise']);
  });
});

test('LOD-05, XTR-40: the page blames the connection for what did not come, and asks for it again', () => {
  const asked = { times: 0 };
  const Missing = (): ReactElement => {
    asked.times += 1;
    throw new LoadError(new Error('Loading chunk 7 failed'));
  };
  show(<Missing />);
  expect(failure()).toHaveTextContent(plain(shellMessages.pageNotFetched));
  const before = asked.times;
  press(shellMessages.again);
  expect(asked.times).toBeGreaterThan(before);
});

test('R07: a page that fails to render, and an uncaught rejection, are reported, and the page says so', () => {
  const taken: Observed[] = [];
  watchUncaught();
  reports.takenBy(report => taken.push(report));
  window.reportError = error => dispatchEvent(new ErrorEvent('error', { error })); // as a browser does
  const broken = new Error('broken');
  const Breaking = (): ReactElement => {
    throw broken;
  };
  show(<Breaking />);
  expect(failure()).toHaveTextContent(shellMessages.pageFailed);
  expect(taken).toContainEqual({ kind: 'uncaught', error: broken });
  const rejected = new Error('rejected');
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: rejected }));
  expect(taken.at(-1)).toEqual({ kind: 'uncaught', error: rejected });
  reports.left();
});

describe('R07, X03: a file that arrived damaged', () => {
  afterEach(() => {
    delete window.damaged;
  });

  test('is asked for past the cache, with the same integrity, before the page is drawn again by the first press', async () => {
    const asked: string[] = [];
    let arrives: (value: unknown) => void = () => undefined;
    Object.assign(globalThis, {
      fetch: (address: string, { cache, integrity }: RequestInit) => {
        asked.push(`${cache} ${integrity} ${address}`);
        return new Promise(done => (arrives = done));
      },
    });
    Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
    window.damaged = { '/chunks/offer.js': 'sha384-x' };
    let whole = false;
    const Chunk = (): ReactElement => {
      if (!whole) throw new LoadError('integrity');
      return <p>Offre</p>;
    };
    show(<Chunk />);
    press(shellMessages.again);
    whole = true;
    expect([asked, failure() === null]).toEqual([['reload sha384-x /chunks/offer.js'], false]);
    arrives({});
    expect(await screen.findByText('Offre')).toBeInTheDocument();
    expect(window.damaged).toEqual({});
  });
});
