import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { summaryCopy } from '@ui/copy/fr/summary';
import { welcomeCopy } from '@ui/copy/fr/welcome';
import { FilePage } from '@ui/journey/FilePage';
import { Button, LinkButton } from '@ui/kit/Button';
import { Recap } from '@ui/kit/Recap';
import { Status } from '@ui/kit/Status';
import { useEntered } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/shell/hrefs';
import { personRows } from '../summary/personRows';
import { OpeningViewModel } from './OpeningViewModel';
import css from './WelcomeScreen.module.css';

const copy = welcomeCopy.opening;

interface Shown {
  readonly vm: OpeningViewModel;
}

const Said = observer(function Said({ vm }: Shown): ReactElement {
  const { cart, prospect } = vm.journey;
  const { value } = vm.described;
  return (
    <>
      <Status hidden>{value === undefined && summaryCopy.loading}</Status>
      {value && (
        <Recap title={copy.you} rows={personRows(prospect, value).map(row => ({ label: summaryCopy.rows[row.name], value: row.value }))} />
      )}
      {cart && <Recap title={copy.offer} rows={[{ label: copy.card, value: vm.card ?? copy.noCard }]} />}
    </>
  );
});

/** The welcome page's opening wording: a file under way, met for the first time. D-23, D-43, SGN-03 */
export const OpeningScreen = observer(function OpeningScreen({ onConfirm }: { readonly onConfirm: () => void }): ReactElement {
  const vm = useEntered(OpeningViewModel);
  const { participant } = vm;
  return (
    <FilePage
      title={copy.title(vm.journey.prospect.identity.firstName)}
      intro={<p>{participant === 'COT' ? copy.text.COT(vm.holder ?? copy.someone) : copy.text.TIT}</p>}
    >
      <div className={css.opening}>
        <Said vm={vm} />
        <p>{copy.next}</p>
        <div className={css.actions}>
          <Button onClick={onConfirm}>{copy.confirm}</Button>
          <LinkButton kind="secondary" href={redirectHref('appointment')}>
            {copy.wrong}
          </LinkButton>
        </div>
        <p className={css.help}>{copy.wrongText}</p>
      </div>
    </FilePage>
  );
});
