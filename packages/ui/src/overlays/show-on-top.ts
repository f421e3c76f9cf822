/**
 * Shows a popover unless it stands open already; tells whether it is open now. The platform refuses with
 * InvalidStateError while another popover is just being shown (moving the focus may start one inside the
 * other) or when the element has left the page meanwhile: that is a matter of timing and no fault, so it is
 * answered with false and the caller may ask again in the next frame. Any other error is passed on.
 */
export function showOnTop(panel: HTMLElement): boolean {
  if (!panel.isConnected) return false;
  if (panel.matches(':popover-open')) return true;
  try {
    panel.showPopover();
    return true;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'InvalidStateError') return false;
    throw cause;
  }
}
