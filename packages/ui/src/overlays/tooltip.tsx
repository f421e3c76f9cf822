import { useEffect, useRef } from 'react';
import { showOnTop } from './show-on-top';
import './tooltip.css';

const delayMs = 350;

/**
 * Shows the `data-tip` text of whatever the pointer rests on or the keyboard reaches; mount it once. One
 * listener serves the whole page, so a table of a thousand lamps pays nothing for its tips. Esc hides it
 * (WCAG 1.4.13).
 */
export function TooltipHost() {
  const tipRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tip = tipRef.current;
    if (!tip?.showPopover) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let described: Element | null = null;

    function hide() {
      clearTimeout(timer);
      described?.removeAttribute('aria-describedby');
      described = null;
      if (tip?.matches(':popover-open')) tip.hidePopover();
    }

    function show(target: Element) {
      const text = target.getAttribute('data-tip');
      if (!text || !tip || !target.isConnected) return;
      tip.textContent = text;
      if (!showOnTop(tip)) return;
      const rect = target.getBoundingClientRect();
      const left = rect.left + rect.width / 2 - tip.offsetWidth / 2;
      const above = rect.top - tip.offsetHeight - 6;
      tip.style.left = `${Math.max(8, Math.min(left, innerWidth - tip.offsetWidth - 8))}px`;
      tip.style.top = `${above < 8 ? rect.bottom + 6 : above}px`;
      // The name of an icon button is its tip already; saying it twice helps nobody.
      if (target.getAttribute('aria-label') === text || target.hasAttribute('aria-describedby')) return;
      target.setAttribute('aria-describedby', tip.id);
      described = target;
    }

    function handleEnter(event: Event) {
      const target = event.target instanceof Element ? event.target.closest('[data-tip]') : null;
      hide();
      if (!target) return;
      if (event.type === 'focusin') {
        if (target.matches(':focus-visible')) show(target);
      } else timer = setTimeout(() => show(target), delayMs);
    }

    function handleKey(event: KeyboardEvent) {
      if (event.key === 'Escape') hide();
    }

    document.addEventListener('pointerover', handleEnter);
    document.addEventListener('focusin', handleEnter);
    document.addEventListener('focusout', hide);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('keydown', handleKey);
    addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      hide();
      document.removeEventListener('pointerover', handleEnter);
      document.removeEventListener('focusin', handleEnter);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('keydown', handleKey);
      removeEventListener('scroll', hide, { capture: true });
    };
  }, []);

  return <div ref={tipRef} id="ml-tooltip" className="ml-tooltip" popover="manual" role="tooltip" />;
}
