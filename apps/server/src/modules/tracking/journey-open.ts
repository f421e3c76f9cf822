/** How long before now the journey of a box that is still on its way may have begun; older ones are told by its history alone. */
export const journeyOpenMs = 184 * 86_400_000;
