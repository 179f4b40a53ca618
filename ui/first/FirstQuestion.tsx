import { useReducer, useState, type ReactElement } from 'react';
import { accountTypeCopy } from '@ui/copy/fr/accountType';
import css from '@ui/journey/StepPage.module.css';
import { Page } from '@ui/kit/Page';
import { AccountTypeAnswer } from '@ui/screens/accountType/AccountTypeAnswer';
import { accountTypeForm } from '@ui/screens/accountType/accountTypeForm';
import type { FirstJourney, FirstSettings } from './FirstJourney';

interface FirstQuestionProps {
  readonly journey: FirstJourney;
  readonly settings: FirstSettings;
}

/** The account type as its screen asks it (ui/screens/accountType), without what watches a model: drawn again after each act. ACC-02 */
export const FirstQuestion = ({ journey, settings }: FirstQuestionProps): ReactElement => {
  const [answer] = useState(() => new AccountTypeAnswer(journey, settings));
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const act = (does: () => void): void => {
    does();
    drawAgain();
  };
  return (
    <Page title={accountTypeCopy.title} titleHidden onBack={() => void journey.back()}>
      <div className={css.step}>{accountTypeForm(answer, accountTypeCopy, act)}</div>
    </Page>
  );
};
