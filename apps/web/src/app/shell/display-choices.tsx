import { SegmentedControl } from '@mastlight/ui';
import { languages, setLanguage, useLanguage } from '../../platform/language';
import { captions } from '../texts';
import { setTheme, themes, useTheme } from '../theme';
import './display-choices.css';

/** Theme and language, side by side with their words. */
export function DisplayChoices() {
  const theme = useTheme((state) => state.theme);
  const language = useLanguage((state) => state.language);
  return (
    <>
      <div className="display-choice">
        <span>{captions.theme}</span>
        <SegmentedControl
          label={captions.theme}
          value={theme}
          segments={themes.map((value) => ({ value, label: captions.themes[value] }))}
          onChange={setTheme}
        />
      </div>
      <div className="display-choice">
        <span>{captions.language}</span>
        <SegmentedControl
          label={captions.language}
          value={language}
          segments={languages.map((value) => ({ value, label: captions.languages[value] }))}
          onChange={setLanguage}
        />
      </div>
    </>
  );
}
