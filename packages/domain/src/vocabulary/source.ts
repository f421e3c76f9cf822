/** Where a fact comes from; every datum on the screen names it. */
export const sources = {
  'ningbo-edi': '宁波港EDI',
  'ningbo-port': '码头',
  customs: '海关',
  upload: '手工导入',
  user: '用户',
} as const;
export type SourceCode = keyof typeof sources;

export const sourceCodes = Object.keys(sources) as readonly SourceCode[] as readonly [SourceCode, ...SourceCode[]];
