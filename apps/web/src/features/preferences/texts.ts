export const preferenceCaptions = {
  columns: '列设置',
  searchColumns: '搜索列',
  frozen: '固定',
  freeze: (title: string) => `固定 ${title}`,
  show: (title: string) => `显示 ${title}`,
  moveUp: (title: string) => `上移 ${title}`,
  moveDown: (title: string) => `下移 ${title}`,
  reset: '恢复默认',
  shownCount: (shown: number, all: number) => `显示 ${shown}/${all} 列`,
  noMatch: '没有这一列',
} as const;
