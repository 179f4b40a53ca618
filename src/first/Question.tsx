import type { ReactElement } from 'react';
import type { Settings } from '@application/Settings';
import { variantFacts, type Environment, type Variant } from '@domain/brand/variant';
import { noAnswers } from '@domain/journey/answers';
import { journeyBreadcrumb } from '@domain/journey/breadcrumb';
import { stageProgress } from '@domain/journey/progress';
import type { Workflow } from '@domain/journey/words';
import { accountTypeMessages } from '@messages/accountType';
import { progressMessages } from '@messages/progress';
import { shellMessages } from '@messages/shell';
import css from '@ui/journey/StepPage.module.css';
import { BrandContext, lookOf } from '@ui/kit/brand';
import { Page } from '@ui/kit/Page';
import { messagesFor } from '@ui/mvvm/messages';
import { AccountTypeAnswer } from '@ui/screens/accountType/AccountTypeAnswer';
import { accountTypeForm } from '@ui/screens/accountType/accountTypeForm';
import { LanguageLinks } from '@ui/shell/LanguageLinks';
import { Shell } from '@ui/shell/Shell';

type Drawn = Pick<Settings, 'jointAccount' | 'contactPhone'>;

const MODE = 'omc';
const copy = messagesFor(MODE, accountTypeMessages);
const nothing = (): void => undefined;
/** At build time nobody answers. */
const journey = { answers: noAnswers, answer: nothing, setDirty: nothing, next: () => Promise.resolve() };

interface FormProps {
  readonly settings: Drawn;
  readonly chosen?: Workflow;
  /** Number of submits. */
  readonly attempt: number;
}

/** The journey's own form (ui/screens/accountType) in one of its states. ACC-02 */
export const QuestionForm = ({ settings, chosen, attempt }: FormProps): ReactElement => {
  const answer = new AccountTypeAnswer(journey, { ...settings, mode: MODE });
  return accountTypeForm(Object.assign(answer, { chosen, attempt }), copy);
};

interface QuestionProps {
  readonly variant: Variant;
  /** Undefined in production. */
  readonly environment: Environment | undefined;
  readonly logoUrl: string;
  /** The logo alone, as data. */
  readonly logo: string;
  readonly settings: Drawn;
}

/** The account type's page as the build renders it; src/first/FirstPages.ts adds the behaviour. */
export const Question = ({ variant, environment, logoUrl, logo, settings }: QuestionProps): ReactElement => {
  const path = { workflow: 'individual', mode: MODE, jointAccount: settings.jointAccount } as const;
  const progress = stageProgress(path, 'accountType');
  return (
    <BrandContext.Provider value={lookOf(variantFacts[variant].brand, logoUrl, logo)}>
      <Shell
        environment={environment}
        breadcrumb={journeyBreadcrumb.decide({ step: 'accountType' })}
        within={progress && { done: progress.done, text: progressMessages.text('accountType', progress) }}
        turn={{ direction: 'forward', leaving: false }}
        helpPhone={settings.contactPhone}
        languages={<LanguageLinks />}
      >
        <Page title={copy.title} titleHidden entersLater onBack={nothing}>
          <div className={css.step}>
            <QuestionForm settings={settings} attempt={0} />
            <p role="status" data-late={shellMessages.loading} />
          </div>
        </Page>
      </Shell>
    </BrandContext.Provider>
  );
};
