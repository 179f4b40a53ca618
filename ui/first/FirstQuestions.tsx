import { useEffect, useReducer, useState, type ReactElement } from 'react';
import { accountTypeMessages } from '@ui/copy/fr/accountType';
import { ageMessages } from '@ui/copy/fr/age';
import css from '@ui/journey/StepPage.module.css';
import { Page } from '@ui/kit/Page';
import { useMessages } from '@ui/mvvm/messages';
import { AccountTypeAnswer } from '@ui/screens/accountType/AccountTypeAnswer';
import { accountTypeForm } from '@ui/screens/accountType/accountTypeForm';
import { AgeAnswer, type FirstCard } from '@ui/screens/age/AgeAnswer';
import { ageForm } from '@ui/screens/age/ageForm';
import type { FirstJourney, FirstSettings } from './FirstJourney';
import { FirstWhy, type ClientReason } from './FirstWhy';

type Does = () => void;

/** Re-renders after each action: the models are not observable here. */
const useActs = () => {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const act = (does: Does): void => {
    does();
    drawAgain();
  };
  return { act, drawAgain };
};

interface QuestionProps {
  readonly journey: FirstJourney;
}

/** Renders the same form as ui/screens/accountType. ACC-02 */
export const FirstQuestion = ({ journey, settings }: QuestionProps & { readonly settings: FirstSettings }): ReactElement => {
  const accountType = useMessages(accountTypeMessages);
  const [answer] = useState(() => new AccountTypeAnswer(journey, settings));
  const { act } = useActs();
  return (
    <Page title={accountType.title} titleHidden onBack={() => void journey.back()}>
      <div className={css.step}>{accountTypeForm(answer, accountType, act)}</div>
    </Page>
  );
};

/** Functions of the main application that the age question needs. */
export interface Behind {
  readonly firstCard: FirstCard;
  readonly whyAge: () => Promise<ClientReason>;
}

/** Renders the same form as ui/screens/age. ACC-03 */
export const SecondQuestion = ({ journey, behind }: QuestionProps & { readonly behind: Behind }): ReactElement => {
  const age = useMessages(ageMessages);
  const { act, drawAgain } = useActs();
  const [answer] = useState(() => new AgeAnswer(journey, behind.firstCard, drawAgain));
  useEffect(() => answer.enter(), [answer]);
  return (
    <Page title={age.title[answer.workflow]} intro={<p>{age.intro}</p>} onBack={() => void journey.back()}>
      <div className={css.step}>{ageForm(answer, age, <FirstWhy ask={behind.whyAge} />, act)}</div>
    </Page>
  );
};
