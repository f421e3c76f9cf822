/** The port whose manifests and VGM are filed here: of bills of others no form can be filled (R-1-16). */
export const filingPort = 'SH';
