/** An hour as a clock shows it. */
export const timeOfHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
