import { SegmentedControl } from '@mastlight/ui';
import { languages, useLanguage } from '../../platform/language';
import { setLanguage, useTexts } from '../../platform/catalogue';
import { shellTexts } from '../texts/zh-CN';
import { setTheme, themes, useTheme } from '../theme';
import './display-choices.css';

/** Theme and language, side by side with their words. */
export function DisplayChoices() {
  const say = useTexts(shellTexts);
  const theme = useTheme((state) => state.theme);
  const language = useLanguage((state) => state.language);
  return (
    <>
      <div className="display-choice">
        <span>{say('theme')}</span>
        <SegmentedControl
          label={say('theme')}
          value={theme}
          segments={themes.map((value) => ({ value, label: say(`themes.${value}`) }))}
          onChange={setTheme}
        />
      </div>
      <div className="display-choice">
        <span>{say('language')}</span>
        <SegmentedControl
          label={say('language')}
          value={language}
          segments={languages.map((value) => ({ value, label: say(`languages.${value}`) }))}
          onChange={(chosen) => void setLanguage(chosen)}
        />
      </div>
    </>
  );
}
