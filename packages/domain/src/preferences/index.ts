/** What other areas know of settings: which rooms are opened to some people by a flag. */
export { experienceChanges, experienceCodes, experienceTexts } from './experiences';
