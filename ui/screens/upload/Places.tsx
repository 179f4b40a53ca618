import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { uploadMessages } from '@messages/upload';
import { Button } from '@ui/kit/Button';
import { Status } from '@ui/kit/Status';
import { useMessages } from '@ui/mvvm/messages';
import type { CameraAtHand } from './CameraAtHand';
import { shapeOf } from './Frame';
import { UploadSlot } from './UploadSlot';
import { Formats, Tips } from './Tips';
import { currentSide } from './nextStep';
import css from './UploadScreen.module.css';
import type { UploadViewModel } from './UploadViewModel';
import { onPhoneMessages as copy } from '@messages/onPhone';
import { OnPhone } from '@ui/journey/OnPhone';
import { useService } from '@ui/mvvm/screen';

interface Shown {
  readonly vm: UploadViewModel;
}

/** The bank has one side of the card; the other is missing: announced, while the side itself shows it. D-72 */
const StillToCome = observer(function StillToCome({ vm }: Shown): ReactElement {
  const copy = useMessages(uploadMessages);
  const [kept, ...more] = vm.pages.keptSides;
  return <Status hidden>{kept && more.length === 0 ? copy.keptOne[kept] : ''}</Status>;
});

interface PlacesProps extends Shown {
  readonly camera: CameraAtHand;
  readonly pointed: boolean;
  /** The phone is offered for the photos. */
  readonly withPhone: boolean;
}

/** The places of the document's sides, and how a picture is made well. */
export const Places = observer(function Places({ vm, camera, pointed, withPhone }: PlacesProps): ReactElement | null {
  const copy = useMessages(uploadMessages);
  const { pages } = vm;
  const sides = pages.shownSides(pointed);
  if (sides.length === 0) return null;
  const current = currentSide(pages);
  return (
    <div
      className={css.places}
      data-shape={shapeOf(current ?? 'SINGLE', pages.slot.paper())}
      data-tips={vm.category === 'identity' ? '' : undefined}
    >
      <div className={css.told}>
        <StillToCome vm={vm} />
      </div>
      <div className={css.sides}>
        {sides.map(side => (
          <UploadSlot
            key={side}
            side={side}
            pages={pages}
            camera={camera}
            give={vm.give}
            as={pointed ? 'zone' : side === current ? 'picture' : 'row'}
            first={side === current}
            onDossiers={files => void vm.give(side, files)}
            onDrop={transfer => vm.drop(side, transfer)}
          />
        ))}
      </div>
      <div className={css.duo}>
        {vm.category === 'identity' && pages.toSend.length === 0 && pages.keptSides.length === 0 && <Tips />}
        {withPhone && pages.toSend.length === 0 && <WithPhone />}
      </div>
      <div className={css.notes}>
        <Formats />
        {vm.choices.length === 0 && (
          <Button kind="quiet" onClick={vm.changeDocument}>
            {copy.otherDocument}
          </Button>
        )}
      </div>
    </div>
  );
});

/** At a computer: photos are simpler with the phone, which this page then follows. XTR-10, XTR-51 */
export const WithPhone = (): ReactElement => {
  const onPhone = useService(OnPhone);
  return (
    <section className={css.phone} aria-labelledby="with-phone">
      <h2 id="with-phone">{copy.simpler.title}</h2>
      <p>{copy.simpler.text}</p>
      <Button kind="quiet" onClick={onPhone.show}>
        {copy.button}
      </Button>
    </section>
  );
};
