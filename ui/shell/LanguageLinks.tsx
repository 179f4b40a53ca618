import { memo, type MouseEvent, type ReactElement } from 'react';
import { ASKED } from '@domain/brand/asked';
import { languages, languagesBeside, type Language } from '@domain/brand/languages';
import { languageMessages } from '@ui/copy/fr/language';
import css from './LanguageLinks.module.css';
import wait from './LanguageWait.module.css';

export interface LanguageLinksProps {
  /** Undefined before the scripts: the link itself leads to the other language. */
  readonly onChange?: (language: Language) => void;
  /** A language is chosen, and the page sends first what it holds. */
  readonly waits?: boolean;
}

const others = languagesBeside(languageMessages.own);

/** The other languages, each in its own words: whole on wide screens, by its code on narrow ones. XTR-12, D-75 */
export const LanguageLinks = memo(function LanguageLinks({ onChange, waits = false }: LanguageLinksProps): ReactElement {
  const change = (event: MouseEvent, language: Language): void => {
    if (!onChange) return;
    event.preventDefault();
    onChange(language);
  };
  return (
    <nav className={css.languages} aria-label={languageMessages.title}>
      {others.map(language => (
        <a key={language} href={`?${ASKED}=${language}`} lang={language} onClick={event => change(event, language)}>
          {/* each text is alone in its element, for translators */}
          <span className={css.code} aria-hidden="true">
            {language.toUpperCase()}
          </span>
          <span className={css.whole}>{languages[language]}</span>
        </a>
      ))}
      {onChange && (
        <p role="status" className={waits ? wait.waits : undefined}>
          {waits ? languageMessages.waits : ''}
        </p>
      )}
    </nav>
  );
});
