import type { ReactElement } from 'react';
import { ASKED } from '@domain/brand/asked';
import { languages, languagesBeside } from '@domain/brand/languages';
import { languageMessages } from '@messages/language';
import css from './LanguageLinks.module.css';

/**
 * The other languages, each in its own words: whole on wide screens, by its code on narrow ones. The build draws them into
 * the document, and the journey takes them over from there (Pages.tsx). XTR-12, D-75
 */
export const LanguageLinks = (): ReactElement => (
  <div>
    {languagesBeside(languageMessages.own).map(language => (
      <a
        key={language}
        className={css.language}
        href={`?${ASKED}=${language}`}
        hrefLang={language}
        lang={language}
        aria-label={languages[language]}
      >
        {languages[language]}
      </a>
    ))}
  </div>
);
