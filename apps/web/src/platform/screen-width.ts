import { create } from 'zustand';

/** How wide the window is, in px: shared by all that show less, or otherwise, where there is less room (R-3.6-02). */
export const useScreenWidth = create<{ readonly screenWidth: number }>(() => ({ screenWidth: window.innerWidth }));

window.addEventListener('resize', () => useScreenWidth.setState({ screenWidth: window.innerWidth }));
