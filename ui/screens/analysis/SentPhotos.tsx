import type { ReactElement } from 'react';
import { uploadMessages } from '@messages/upload';
import { useMessages } from '@ui/mvvm/messages';
import type { GivenScan } from '@ui/screens/upload/UploadDraft';
import { isPdf } from '@ui/screens/upload/validation';
import { Preview } from '@ui/screens/upload/GivenScans';
import css from './SentPhotos.module.css';

/** The photos that are read, as this tab sent them. XTR-51 */
export const SentPhotos = ({ pages }: { readonly pages: readonly GivenScan[] }): ReactElement | null => {
  const copy = useMessages(uploadMessages);
  const photos = pages.filter(({ page }) => !isPdf(page));
  if (photos.length === 0) return null;
  return (
    <ul className={css.photos}>
      {photos.map(({ id, page }, index) => (
        <li key={id}>
          <Preview
            className={css.photo}
            content={page.content}
            title={page.side === 'SINGLE' ? copy.page(index + 1) : copy.sideTitle[page.side]}
          />
        </li>
      ))}
    </ul>
  );
};
