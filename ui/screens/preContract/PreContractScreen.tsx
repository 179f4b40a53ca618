import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { OfferDocument } from '@application/signature/ports';
import { Settings } from '@application/Settings';
import { preContractMessages as copy } from '@messages/preContract';
import { shellMessages } from '@messages/shell';
import { DossierPage } from '@ui/journey/DossierPage';
import { useElapsed } from '@ui/kit/useElapsed';
import { Actions } from '@ui/kit/Actions';
import { Button, LinkButton } from '@ui/kit/Button';
import { cx } from '@ui/kit/cx';
import { Disclosure } from '@ui/kit/Disclosure';
import { ErrorSummary } from '@ui/kit/ErrorSummary';
import { fieldId } from '@ui/kit/fieldIds';
import { Icon } from '@ui/kit/Icon';
import { redirectHref, telHref } from '@ui/kit/hrefs';
import { inFrench } from '@ui/kit/inFrench';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { Waiting } from '@ui/kit/Waiting';
import { screen, useService } from '@ui/mvvm/screen';
import { ToRecap } from '../summary/ToRecap';
import { ContractReader } from './ContractReader';
import { Receipt } from './Receipt';
import { START, StartBox } from './StartBox';
import { PreContractViewModel } from './PreContractViewModel';
import css from './PreContractScreen.module.css';

interface Shown {
  readonly vm: PreContractViewModel;
}

const DocumentLine = observer(function DocumentLine({ vm, document }: Shown & { readonly document: OfferDocument }): ReactElement {
  const { id, label, bytes, pages } = document;
  const read = vm.read.has(id);
  return (
    <li className={cx(css.document, vm.missing.includes(document) && css.missing)}>
      <Icon name={read ? 'success' : 'document'} size="large" />
      <div className={css.about}>
        <strong {...inFrench}>{label}</strong>
        {copy.gloss(label) !== '' && <span>{`(${copy.gloss(label)})`}</span>}
        <span className={css.facts}>
          <span>{copy.facts(bytes, pages)}</span>
          {read && <span className={css.read}>{copy.received}</span>}
        </span>
      </div>
      <div className={css.acts}>
        <Button id={fieldId(id)} kind="secondary" busy={vm.receiving === id} busyLabel={copy.receiving} onClick={() => void vm.open(id)}>
          <span>{copy.open}</span>
          <VisuallyHidden {...inFrench}>{` ${label}`}</VisuallyHidden>
        </Button>
        {vm.toConfirm(id) && (
          <Button kind="secondary" onClick={() => vm.read.add(id)}>
            <span>{copy.haveRead}</span>
            <VisuallyHidden {...inFrench}>{` ${label}`}</VisuallyHidden>
          </Button>
        )}
        <Button kind="quiet" onClick={() => void vm.save(document)}>
          <Icon name="download" />
          <VisuallyHidden>{copy.save}</VisuallyHidden>
          <VisuallyHidden {...inFrench}>{` ${label}`}</VisuallyHidden>
        </Button>
      </div>
      <Receipt vm={vm} document={document} name="depositReceipt" />
    </li>
  );
});

/** Documents for people who do not read this print: by telephone or with an appointment. XTR-77 */
const OtherForms = (): ReactElement => {
  const { contactPhone } = useService(Settings);
  const { title, phone } = copy.otherForms;
  return (
    <Disclosure summary={title}>
      <p>{phone(contactPhone)}</p>
      <Actions>
        <LinkButton kind="quiet" href={telHref(contactPhone)}>
          {contactPhone}
        </LinkButton>
        <LinkButton kind="quiet" href={redirectHref('appointment')} newTab>
          {shellMessages.helpAppointment}
        </LinkButton>
      </Actions>
    </Disclosure>
  );
};

/** The bank sent no document that the law calls for: nothing is signed. D-124 */
const Lacking = observer(function Lacking({ vm }: Shown): ReactElement | null {
  const { contactPhone } = useService(Settings);
  if (vm.lacking.length === 0) return null;
  return (
    <div className={css.lacking}>
      <Notice kind="warning" live>
        {copy.lacking(vm.lacking, contactPhone)}
      </Notice>
    </div>
  );
});

const Documents = observer(function Documents({ vm }: Shown): ReactElement {
  const documents = vm.documents ?? [];
  const several = documents.length > 1;
  const first = several && vm.unread.length > 0;
  return (
    <>
      <ErrorSummary
        attempt={vm.attempt}
        errors={[
          ...vm.missing.map(({ id, label }) => ({ name: id, message: copy.missing(label), french: label })),
          ...(vm.agreementMissing ? [{ name: START, message: copy.start.missing }] : []),
        ]}
      />
      <Lacking vm={vm} />
      <p className={css.required}>{documents.length === 0 ? copy.none : copy.required}</p>
      {documents.length > 0 && <p className={css.what}>{copy.what}</p>}
      {several && (
        <div className={css.together}>
          <Button kind={first ? 'primary' : 'secondary'} busy={vm.together} busyLabel={copy.receiving} onClick={() => void vm.openAll()}>
            {copy.openAll(documents.length)}
          </Button>
          <p className={css.facts}>{copy.oneByOne}</p>
        </div>
      )}
      <ul className={css.documents} aria-label={copy.list}>
        {documents.map(document => (
          <DocumentLine key={document.id} vm={vm} document={document} />
        ))}
      </ul>
      <div className={css.count}>
        <Status>{documents.length > 0 && copy.count(vm.readCount, documents.length)}</Status>
      </div>
      <Status>{vm.unreadable && <Notice kind="warning">{copy.undrawn}</Notice>}</Status>
      <ContractReader vm={vm} />
      <OtherForms />
      {vm.lacking.length === 0 && (
        <div className={css.next}>
          <StartBox vm={vm} name={START} />
          <Button kind={first ? 'secondary' : 'primary'} onClick={vm.submit}>
            {copy.next}
          </Button>
        </div>
      )}
      <ToRecap />
    </>
  );
});

const PreContractPage = observer(function PreContractPage({ vm }: Shown): ReactElement {
  const elapsed = useElapsed(copy.loading);
  const waiting = vm.documents === undefined;
  return (
    <DossierPage
      title={copy.title}
      titleHidden={waiting}
      intro={!waiting && copy.verified}
      aside={waiting ? undefined : copy.keep}
      coming={waiting}
    >
      {waiting ? <Waiting title={copy.title} messages={copy.loading} elapsedMs={elapsed} /> : <Documents vm={vm} />}
    </DossierPage>
  );
});

export const PreContractScreen = screen(PreContractViewModel, vm => <PreContractPage vm={vm} />);
