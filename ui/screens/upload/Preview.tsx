import { useCallback, type ReactElement } from 'react';
import { uploadMessages } from '@messages/upload';
import { useMessages } from '@ui/mvvm/messages';

interface PreviewProps {
  readonly content: Blob;
  readonly title: string;
  readonly className: string | undefined;
  readonly onShown?: (() => void) | undefined;
}

/** A photo that was given; revokes its object URL on unmount. */
export const Preview = ({ content, title, className, onShown }: PreviewProps): ReactElement => {
  const copy = useMessages(uploadMessages);
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(content);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  return <img ref={show} className={className} alt={copy.preview(title)} onLoad={onShown} />;
};
