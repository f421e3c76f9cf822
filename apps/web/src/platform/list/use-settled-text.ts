import { useEffect, useRef, useState } from 'react';

/** Typing settles for so long before the list is asked. */
const typingMs = 300;

/**
 * A text that is told on once typing has settled: the text, the change of it, and its telling at once. The field
 * keeps its own value, so that an answer on its way never takes the caret. What an input method is still choosing
 * (`isHalf`) is never told: the list would jump under the typist.
 */
export function useSettledText(
  told: string,
  tell: (text: string) => void,
): readonly [string, (text: string, isHalf?: boolean) => void, (text: string) => void] {
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
    (next, isHalf = false) => {
      setText(next);
      clearTimeout(timer.current);
      if (isHalf) return;
      if (next === '') tellNow('');
      else timer.current = setTimeout(() => tellNow(next), typingMs);
    },
    tellNow,
  ];
}
