export const english = {
  alone: 'only the first {count}',
  all: '{used} (all of it free)',
  part: '{used} ({free} of it free)',
} as const;
