import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import type { TypedNumbers } from '@application/session/ResumeByNumber';
import type { ResumeModal } from '@domain/session/resumeModal';
import { clientIdCodes as resumeRefusals } from '@domain/errors/codes';
import { resumeMessages as copy } from '@messages/resume';
import { show } from '@tests/support/show';
import { ResumeScreen } from './ResumeScreen';
import { ResumeViewModel } from './ResumeViewModel';

const arrive = (prospectResumeAllowed: boolean, ...refusals: ResumeModal[]) => {
  const typed: TypedNumbers[] = [];
  const told: string[] = [];
  const again: (() => void)[] = [];
  const run = (numbers: TypedNumbers): TE.TaskEither<ResumeModal, void> => {
    const refusal = refusals[typed.length];
    typed.push(numbers);
    return refusal === undefined ? TE.right(undefined) : TE.left(refusal);
  };
  const technical = (retry?: () => void): void => {
    told.push('technical');
    if (retry) again.push(retry);
  };
  const visit = { again: () => void told.push('started') };
  show(<ResumeScreen />, [ResumeViewModel, new ResumeViewModel({ run }, visit, { technical }, { prospectResumeAllowed })]);
  return { typed, told, again };
};
const number = (label: string): HTMLElement => screen.getByRole('textbox', { name: label });
const goOn = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: copy.next }));

test('D-68: a number pasted with an invisible character loses no digit', async () => {
  const { typed } = arrive(false);
  await userEvent.click(number(copy.clientId));
  await userEvent.paste('\u200e12345678');
  await goOn();
  expect(typed).toEqual([{ clientId: '\u200e12345678', prospectId: '' }]);
});

test('RES-01, RES-03: a client number, then the journey starts', async () => {
  const { typed, told } = arrive(false);
  expect(screen.queryByRole('textbox', { name: copy.prospectId })).not.toBeInTheDocument();
  await userEvent.type(number(copy.clientId), '12345678');
  await goOn();
  expect(typed).toEqual([{ clientId: '12345678', prospectId: '' }]);
  expect(told).toEqual(['started']);
});

test('RES-01: a prospect number where the configuration allows it', async () => {
  const { typed } = arrive(true);
  await userEvent.type(number(copy.prospectId), '87654321');
  await goOn();
  expect(typed).toEqual([{ clientId: '', prospectId: '87654321' }]);
});

test.each(resumeRefusals)('RES-02: %s opens a dialog of its own, and what was typed stays', async refusal => {
  const { told } = arrive(true, refusal);
  await userEvent.type(number(copy.clientId), '1234');
  await goOn();
  const { title, text } = copy.refused[refusal];
  expect(screen.getByRole('dialog', { name: title })).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: copy.close }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(number(copy.clientId)).toHaveValue('1234');
  expect(told).toEqual([]);
});

test('RES-02: the four dialogs say four different things', () => {
  expect(new Set(resumeRefusals.map(refusal => copy.refused[refusal].title)).size).toBe(resumeRefusals.length);
});

test('RES-02: anything else opens the technical error, and can be tried again', async () => {
  const { told, again } = arrive(false, 'technical');
  await goOn();
  expect(told).toEqual(['technical']);
  await act(async () => again[0]?.());
  expect(told).toEqual(['technical', 'started']);
});
