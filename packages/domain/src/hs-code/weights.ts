/** Weights of a candidate's score (classify-notes §4), in one table. */
export const weights = {
  level8: 6, level6: 10, level4: 10, level2: 3,
  name4: 6, name6: 6, own: 40, head: 1.2,
  attributeAgrees: 0.8, attributeDiffers: -1.2, wearerDiffers: -2, partDiffers: -1, materialOfChapterDiffers: -1.5, makeOfChapterAgrees: 0.8, makeOfChapterDiffers: -6, sizeAgrees: 2, sizeDiffers: -3, answerAgrees: 8, answerDiffers: -8,
  rule: 5, usual: 0.9, residual: -0.3,
} as const; // prettier-ignore
