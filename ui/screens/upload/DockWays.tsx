import { observer } from 'mobx-react-lite';
import { useRef, type ReactElement, type RefObject } from 'react';
import { MOST_PAGES, type Side } from '@domain/proofs/pages';
import { uploadMessages } from '@messages/upload';
import { fieldId } from '@ui/kit/fieldIds';
import { useMessages } from '@ui/mvvm/messages';
import css from './FileWay.module.css';
import { FileWay } from './FileWay';
import { holdsPdf } from './faults';
import type { DocumentPages } from './DocumentPages';
import { waysOf } from './waysOf';

interface DockWaysProps {
  readonly side: Side;
  readonly pages: DocumentPages;
  /** The page's button opens the camera: it is not offered twice. */
  readonly photo: RefObject<HTMLInputElement | null>;
  readonly photoFirst: boolean;
  readonly onFiles: (side: Side, files: readonly File[]) => void;
}

/** On a phone, under the page's button: the file chooser, and the camera once a photo is there. XTR-51 */
export const DockWays = observer(function DockWays({ side, pages, photo, photoFirst, onFiles }: DockWaysProps): ReactElement {
  const copy = useMessages(uploadMessages);
  const given = pages.of(side);
  const chooser = useRef<HTMLInputElement>(null);
  if (side === 'SINGLE' && (given.length >= MOST_PAGES || holdsPdf(given))) return <div className={css.dock} />; // keeps its room. XTR-60
  const ways = waysOf(side, given.length > 0, copy);
  const common = { side, title: copy.sideTitle[side], kind: 'quiet', error: pages.fault(side) } as const;
  const give = (files: readonly File[]): void => onFiles(side, files);
  return (
    <div className={css.dock} data-photo-first={photoFirst ? '' : undefined}>
      <FileWay {...common} id={fieldId(side)} label={ways.file} icon={ways.icon} place={chooser} onFiles={give} />
      <FileWay {...common} id={`photo-${side}`} label={ways.photo} icon="camera" camera place={photo} onFiles={give} />
    </div>
  );
});
