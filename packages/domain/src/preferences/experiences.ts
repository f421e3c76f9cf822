/** Flags that open a room to some people before it is everybody's (R-6-13), and what people call each room. */
export const experienceNames = { assistant: '义乌市采' } as const;

export type Experience = keyof typeof experienceNames;
export const experienceCodes = Object.keys(experienceNames) as [Experience, ...Experience[]];

/** What became of it; `was`, `wasNot`: it stood so already. */
export const experienceChanges = ['made', 'was', 'removed', 'wasNot'] as const;
export type ExperienceChange = (typeof experienceChanges)[number];

/** What is said of it; `phone` is masked. */
export const experienceTexts = {
  unknown: '没有用这个手机号注册的账号，请先让本人扫码注册',
  made: (phone: string, experience: Experience) =>
    `已给 ${phone} 开通${experienceNames[experience]}；刷新页面、切到企业身份后，菜单里看得到`,
  was: (phone: string, experience: Experience) => `${phone} 本来就有${experienceNames[experience]}，没有改动`,
  removed: (phone: string, experience: Experience) => `已收回 ${phone} 的${experienceNames[experience]}，刷新页面后生效`,
  wasNot: (phone: string, experience: Experience) => `${phone} 本来就没有${experienceNames[experience]}，没有改动`,
} as const;
