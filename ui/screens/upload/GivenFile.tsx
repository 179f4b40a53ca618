import { useCallback, type ReactElement } from 'react';
import { uploadCopy as copy } from '@ui/copy/fr/upload';
import { Button } from '@ui/kit/Button';
import { Icon } from '@ui/kit/Icon';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import type { GivenPage } from './ChosenPapers';
import css from './FileSlot.module.css';

/** A picture, under an address that lives as long as it is shown. */
const Preview = ({ content, title }: { readonly content: Blob; readonly title: string }): ReactElement => {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(content);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  return <img ref={show} className={css.preview} alt={copy.preview(title)} />;
};

interface GivenFileProps {
  readonly title: string;
  readonly given: GivenPage;
  readonly onRemove: () => void;
}

/** What was given for a side: its picture, its name and weight, and the way to take it back. */
export const GivenFile = ({ title, given: { page, name }, onRemove }: GivenFileProps): ReactElement => (
  <div className={css.given}>
    {page.mimeType === 'application/pdf' ? (
      <span className={css.paper}>
        <Icon name="document" size="large" />
      </span>
    ) : (
      <Preview content={page.content} title={title} />
    )}
    <p className={css.name}>
      {copy.given(name)}
      <span className={css.weight}>{copy.weight(page.mimeType, page.content.size)}</span>
    </p>
    <Button kind="quiet" onClick={onRemove}>
      {copy.remove}
      <VisuallyHidden>{copy.removeMore(name)}</VisuallyHidden>
    </Button>
  </div>
);
