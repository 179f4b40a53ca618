import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { ADVISER_CALL } from '@application/Settings';
import { preLivenessMessages as copy } from '@messages/preLiveness';
import { DossierPage } from '@ui/journey/DossierPage';
import { keptUntil } from '@ui/journey/keptUntil';
import { LinkButton } from '@ui/kit/Button';
import { Checkbox } from '@ui/kit/Checkbox';
import { Disclosure } from '@ui/kit/Disclosure';
import { Form } from '@ui/kit/Form';
import { Icon, type IconName } from '@ui/kit/Icon';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import { PageLoading } from '@ui/kit/PageLoading';
import { Waiting } from '@ui/kit/Waiting';
import { screen } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/kit/hrefs';
import { lazyScreen } from '@ui/mvvm/lazyScreen';
import { ToRecap } from '../summary/ToRecap';
import { Face } from './Face';
import { OtherBrowser } from './OtherBrowser';
import { PreLivenessViewModel } from './PreLivenessViewModel';
import { SendLink } from './SendLink';
import css from './PreLivenessScreen.module.css';

/** A chunk of its own: few people see this page. */
const opening = lazyScreen(() => import(/* webpackChunkName: "opening" */ '../welcome/OpeningScreen').then(module => module.OpeningScreen));

interface Shown {
  readonly vm: PreLivenessViewModel;
}

const CONSENT = 'faceConsent';

const howIcons: readonly IconName[] = ['face', 'camera', 'shield'];

/** The camera problem, and its solution in this browser. XTR-06 */
const Problem = observer(function Problem({ vm }: Shown): ReactElement | null {
  if (vm.problem === undefined) return null;
  const { title, text } = copy.problems[vm.problem];
  return (
    <Notice kind="warning" title={title}>
      <p>{text}</p>
      {vm.problem === 'refused' && (
        <ol className={css.allow}>
          {copy.allow[vm.camera.browser].map(line => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      )}
    </Notice>
  );
});

const How = (): ReactElement => (
  <ol className={css.how}>
    {copy.how.map(({ title, text }, index) => (
      <li key={title}>
        <Icon name={howIcons[index] ?? 'check'} />
        <strong>{title}</strong>
        <span>{text}</span>
      </li>
    ))}
  </ol>
);

const Ready = observer(function Ready({ vm }: Shown): ReactElement {
  const { state } = vm.journey.dossier;
  const kept = keptUntil(state);
  const number = state.ids.TIT;
  const attemptsLeft = vm.flow.result?.attemptsLeft;
  return (
    <>
      <Form
        onSubmit={() => void vm.start()}
        submitLabel={vm.problem === undefined ? copy.start : copy.again}
        errors={vm.unticked ? [{ name: CONSENT, message: copy.consent.required }] : []}
        attempt={vm.attempt}
        busy={vm.tryOut.busy}
        busyLabel={copy.trying}
        submitKind="secondary"
        secondary={
          <>
            <LinkButton kind="secondary" href={redirectHref('appointment', number)}>
              {copy.agency}
            </LinkButton>
            {vm.offersCall && (
              <LinkButton kind="secondary" href={redirectHref(ADVISER_CALL, number)}>
                {copy.call}
              </LinkButton>
            )}
          </>
        }
      >
        <div className={css.told}>
          <Status>
            {vm.elsewhere === undefined ? <Problem vm={vm} /> : <OtherBrowser inApp={vm.elsewhere} address={vm.address} mail={vm.mail} />}
          </Status>
        </div>
        <div className={css.stage}>
          <Face />
          <How />
        </div>
        {attemptsLeft !== undefined && <p className={css.attempts}>{copy.attempts(attemptsLeft)}</p>}
        {vm.consent && (
          <Checkbox
            name={CONSENT}
            label={copy.consent.label}
            hint={copy.consent.kept(vm.consent.provider, vm.consent.keptFor)}
            checked={vm.ticked}
            onChange={vm.tick}
            error={vm.unticked ? copy.consent.required : undefined}
          />
        )}
      </Form>
      <div className={css.help}>
        <p>{copy.other}</p>
        <p>{kept === undefined ? copy.agencyHelp(number) : copy.agencyKept(number, kept)}</p>
        {vm.offersCall && <p>{copy.callHelp}</p>}
      </div>
      <Disclosure summary={copy.device.title}>
        <p>{copy.device.text}</p>
        <p className={css.address}>
          <span>{copy.device.address}</span>
          <strong>{vm.address}</strong>
        </p>
        <p>{copy.device.warning}</p>
        {vm.elsewhere === undefined && <SendLink mail={vm.mail} />}
      </Disclosure>
      <ToRecap />
    </>
  );
});

const PreLivenessPage = observer(function PreLivenessPage({ vm }: Shown): ReactElement {
  if (vm.looking && vm.journey.dossier.backFromSignature) return <PageLoading />;
  if (vm.looking) {
    return (
      <DossierPage title={copy.looking.title} titleHidden coming>
        <div data-seeking="">
          <Waiting title={copy.looking.title} messages={copy.looking.messages} elapsedMs={0} />
        </div>
      </DossierPage>
    );
  }
  if (vm.greeted) return <opening.Screen onConfirm={vm.confirm} />;
  return (
    <DossierPage title={copy.title} intro={copy.intro} aside={copy.why}>
      <div className={css.sheet}>
        <Ready vm={vm} />
      </div>
    </DossierPage>
  );
});

export const PreLivenessScreen = screen(PreLivenessViewModel, vm => <PreLivenessPage vm={vm} />);
