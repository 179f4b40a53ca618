import type { ReactElement } from 'react';
import { uploadMessages } from '@messages/upload';
import { useMessages } from '@ui/mvvm/messages';
import type { GivenPage } from '@ui/screens/upload/ChosenPapers';
import { isPdf } from '@ui/screens/upload/faults';
import { Preview } from '@ui/screens/upload/Preview';
import css from './SentPhotos.module.css';

/** The photos that are read, as this tab sent them. XTR-51 */
export const SentPhotos = ({ pages }: { readonly pages: readonly GivenPage[] }): ReactElement | null => {
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
