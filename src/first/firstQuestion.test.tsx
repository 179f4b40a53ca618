import '@tests/support/encoder';
import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import type { Workflow } from '@domain/journey/words';
import { accountTypeMessages } from '@messages/accountType';
import { FirstQuestion } from './FirstQuestion';
import { Question, QuestionForm } from './Question';
import { CHOSEN, MISSING, QUESTION } from './templates';
import { plain } from '@tests/support/show';

const copy = accountTypeMessages.omc;

/** The document of the build, with its templates, and the page that asks. */
const open = (jointAccount: 'open' | 'announced' = 'open') => {
  const settings = { jointAccount, contactPhone: '09 69 36 01 01' };
  const template = (id: string, content: ReactElement): string =>
    `<template id="${id}" title="${id}">${renderToString(content)}</template>`;
  document.body.innerHTML = [
    template(QUESTION, <Question variant="omc-01" environment={undefined} logoUrl="" logo="" settings={settings} />),
    template(MISSING, <QuestionForm settings={settings} attempt={1} />),
    template(CHOSEN, <QuestionForm settings={settings} chosen="individual" attempt={0} />),
  ].join('');
  const log: string[] = [];
  let workflow: Workflow | undefined;
  const question = new FirstQuestion({
    settings,
    ready: () => true,
    keep: chosen => {
      workflow = chosen;
      log.push(`keep ${chosen}`);
    },
    workflow: () => workflow,
    next: () => void log.push('next'),
    leave: () => void log.push('leave'),
  });
  document.body.append(question.page);
  const radio = (of: Workflow): HTMLInputElement => question.page.querySelector<HTMLInputElement>(`input[value="${of}"]`)!;
  return { log, radio, page: question.page };
};

describe('ACC-02, XTR-48: the first question, before the journey has loaded', () => {
  test('a press sends its answer', () => {
    const { log, radio } = open();
    fireEvent.pointerDown(radio('joint'));
    fireEvent.click(radio('joint'));
    expect(log).toEqual(['keep joint', 'next']);
  });

  test('WCAG 3.2.2: the arrow keys only choose; a button then sends', async () => {
    const { log, radio, page } = open();
    expect(page.querySelector('main [type="submit"]')).toBeNull();
    radio('individual').focus();
    await userEvent.keyboard('{ArrowDown}');
    fireEvent.keyDown(radio('individual'), { key: 'ArrowDown' });
    fireEvent.click(radio('joint'));
    expect(log.at(-1)).toBe('keep joint');
    expect(log).not.toContain('next');
    const button = page.querySelector<HTMLButtonElement>('main [type="submit"]');
    act(() => button?.click());
    expect(log.at(-1)).toBe('next');
  });

  test('D-116: Enter without an answer says what is missing, and takes the focus there', () => {
    const { log, radio, page } = open();
    fireEvent.keyDown(radio('individual'), { key: 'Enter' });
    expect(log).toEqual([]);
    expect(page.querySelector('[role="alert"]')).toHaveFocus();
    expect(page).toHaveTextContent(plain(copy.required));
  });

  test('D-02: a joint account that is not open online is answered by the whole journey, and not kept', () => {
    const { log, radio } = open('announced');
    fireEvent.pointerDown(radio('joint'));
    fireEvent.click(radio('joint'));
    expect(log).toEqual(['leave']);
  });
});
