import { observer } from 'mobx-react-lite';
import { useMemo, useState, type ReactElement } from 'react';
import { Proofs } from '@application/proofs/ports';
import { Lists } from '@application/referentials/Lists';
import { fullName } from '@domain/holders/people';
import { comparables, type TypedAndRead } from '@domain/holders/typedAndRead';
import type { DossierState } from '@domain/journey/dossierState';
import type { Position } from '@domain/journey/position';
import { papersMessages } from '@messages/papers';
import { proofFactsMessages } from '@messages/proofFacts';
import { workstationMessages } from '@messages/workstation';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { Parts } from '@ui/journey/Parts';
import { shownFact } from '@ui/form/shownFact';
import { Icon } from '@ui/kit/Icon';
import { useDesk } from '@ui/kit/useWide';
import { useLoaded } from '@ui/mvvm/lazyModule';
import { useService, useShown } from '@ui/mvvm/screen';
import { DossierLog } from './DossierLog';
import { PaperReading } from './PaperReading';
import css from './Paper.module.css';
import { proofOfPage } from './proofOfPage';

const copy = workstationMessages.paper;

/** Pages that show the proofs themselves, or need the room. */
const whole: readonly string[] = ['SummaryPage', 'DuplicateConfirmation'];

export const hasPaper = ({ page }: Position, { log = [] }: DossierState): boolean =>
  !whole.includes(page) && (proofOfPage(page) !== undefined || log.length > 0);

interface Row {
  readonly name: string;
  readonly label: string;
  readonly read: string;
  readonly compared: TypedAndRead | undefined;
}

/** Facts about the document itself, which say nothing about the client. */
const ofPaper: readonly string[] = ['document', 'model', 'portrait', 'sides'];

/** What the page asks first, then the rest. */
const rowsOf = ({ read = {}, compared, category }: PaperReading): readonly Row[] => {
  const asked = Object.entries(comparables).flatMap(([name, of]) => (of === category ? [name] : []));
  const names = [...asked, ...Object.keys(read).filter(name => !asked.includes(name) && !ofPaper.includes(name))];
  return names.flatMap(name => {
    const label = Object.hasOwn(proofFactsMessages.facts, name) ? proofFactsMessages.facts[name] : undefined;
    const text = read[name] ?? '';
    if (label === undefined || text === '') return [];
    return [{ name, label, read: shownFact(name, text), compared: compared.find(({ what }) => what === name) }];
  });
};

const Result = ({ of: { what, same, typed } }: { readonly of: TypedAndRead }): ReactElement => (
  <span className={same ? css.same : css.differs}>
    <Icon name={same ? 'check' : 'warning'} size="small" />
    <span>{same ? copy.same : copy.differs(shownFact(what, typed))}</span>
  </span>
);

const Sheet = observer(function Sheet({ reading }: { readonly reading: PaperReading }): ReactElement | null {
  useShown(reading);
  const { participant, dossier } = useService(DossierJourney);
  const { paper, read } = reading;
  if (paper === undefined || read === undefined) return null;
  const rows = rowsOf(reading);
  return (
    <section className={css.sheet} aria-labelledby="papier">
      <h2 id="papier">{papersMessages[paper]}</h2>
      {dossier.state.workflow === 'joint' && <p className={css.whose}>{copy.of(fullName(dossier.people[participant]))}</p>}
      <p className={reading.accepted ? css.same : css.differs}>
        <Icon name={reading.accepted ? 'check' : 'warning'} size="small" />
        <span>{reading.accepted ? copy.accepted : copy.refused}</span>
      </p>
      {rows.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <dl className={css.facts} aria-label={copy.title}>
          {rows.map(({ name, label, read: text, compared }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <span>{text}</span>
                {compared && <Result of={compared} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
});

const Loaded = observer(function Loaded(): ReactElement {
  const journey = useService(DossierJourney);
  const [proofs, lists] = [useService(Proofs), useService(Lists)];
  const [reading] = useState(() => new PaperReading(journey, proofs, lists));
  return <Sheet reading={reading} />;
});

/** Right of the form: the document that the page's answers come from, and the dossier's log. XTR-53, XTR-54 */
export const Paper = observer(function Paper(): ReactElement {
  const parts = useService(Parts);
  const { at } = useService(DossierJourney).steps;
  const module = useMemo(() => ({ loaded: () => parts.loaded('file'), load: () => parts.load('file') }), [parts]);
  const ready = useLoaded(module);
  const desk = useDesk();
  return (
    <aside className={css.paper} aria-label={copy.title} tabIndex={desk ? 0 : undefined}>
      {ready && proofOfPage(at.page) && <Loaded key={`${at.step} ${at.page}`} />}
      <DossierLog />
    </aside>
  );
});
