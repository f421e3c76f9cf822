import { useEffect, useRef, useState } from 'react';

/** Typing settles for so long before the list is asked. */
const typingMs = 300;

/**
 * A text that is told on once typing has settled: the text, the change of it, and its telling at once. The field
 * keeps its own value, so that an answer on its way never takes the caret or an unfinished word of an input method.
 */
export function useSettledText(
  told: string,
  tell: (text: string) => void,
): readonly [string, (text: string) => void, (text: string) => void] {
  const [text, setText] = useState(told);
  const latest = useRef({ tell, told });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    latest.current.tell = tell;
  });
  useEffect(() => {
    // The address changed by itself (Back, a link): the field follows it.
    if (latest.current.told !== told) setText(told);
    latest.current.told = told;
  }, [told]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const tellNow = (next: string): void => {
    clearTimeout(timer.current);
    if (next.trim() === latest.current.told) return;
    latest.current.told = next.trim();
    latest.current.tell(next.trim());
  };
  return [
    text,
    (next) => {
      setText(next);
      clearTimeout(timer.current);
      if (next === '') tellNow('');
      else timer.current = setTimeout(() => tellNow(next), typingMs);
    },
    tellNow,
  ];
}
