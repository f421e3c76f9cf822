/** A WeChat user of the demonstration. All are invented. */
export interface DemoUser {
  readonly key: string;
  readonly name: string;
  /** 28 characters, as WeChat's openids are. */
  readonly openid: string;
}

export const demoUsers: readonly DemoUser[] = [
  { key: 'zhou', name: '周海宁（演示）', openid: 'oDemoZhouHaining000000000001' },
  { key: 'wang', name: '王一帆（演示）', openid: 'oDemoWangYifan0000000000002x' },
  { key: 'chen', name: '陈甬（演示）', openid: 'oDemoChenYong00000000000003x' },
  { key: 'lin', name: '林舟桥（演示）', openid: 'oDemoLinZhouqiao0000000004xx' },
];

/**
 * The user with this key, name or openid. A key that no one has becomes a user
 * of its own, so that a script can bring as many people as it likes.
 */
export function findDemoUser(text: string): DemoUser {
  const known = demoUsers.find((user) => user.key === text || user.name === text || user.openid === text);
  if (known) return known;
  if (/^oDemo[\w-]{23}$/.test(text)) return { key: text, name: `${text.slice(5).replace(/x+$/, '')}（演示）`, openid: text };
  const plain = text.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 23);
  return { key: text, name: `${text}（演示）`, openid: `oDemo${plain.padEnd(23, 'x')}` };
}
