import { create } from 'zustand';
import type { GridDensity } from '@mastlight/ui';

const storageKey = 'mastlight.density';
const densities: readonly GridDensity[] = [28, 32, 40];

interface DensityState {
  /** Row height in px. */
  readonly density: GridDensity;
  readonly setDensity: (density: GridDensity) => void;
}

/** Row height of all lists, kept in this browser: it belongs to the screen, not to the account. */
export const useDensity = create<DensityState>((set) => ({
  density: densities.find((density) => String(density) === localStorage.getItem(storageKey)) ?? 32,
  setDensity: (density) => {
    localStorage.setItem(storageKey, String(density));
    set({ density });
  },
}));
