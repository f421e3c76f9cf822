import { createContext, useContext } from 'react';

/** The few words that parts bring along; Chinese unless the app gives others. */
export const partTexts = {
  close: '关闭',
  gotIt: '我知道了',
  /** What a short message is, beside its colour and its sign. */
  toneDone: '成功',
  toneWarning: '警告',
  toneDanger: '错误',
  toneInfo: '提示',
  undo: '撤销',
  copyRequestNumber: '复制请求号',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
} as const;

export type PartTexts = Readonly<Record<keyof typeof partTexts, string>>;

/** Gives the parts below it their words in another language. */
export const PartTextsContext = createContext<PartTexts>(partTexts);

/** The words of now. */
export function usePartTexts(): PartTexts {
  return useContext(PartTextsContext);
}
