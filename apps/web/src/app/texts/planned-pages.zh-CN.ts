/** What the pages that are not built yet are called and will do; titles of pages have no English. */
export const plannedWords = {
  '/truckSubscribe': { title: '卡车定位', plan: '输入车牌看卡车位置、到港预计和轨迹，车到码头时提醒对应的提单。', tip: '全国范围' },
  '/assistant': { title: '义乌市采', plan: '按商户、货物和外商录入市场采购订单，生成申报资料。' },
  '/shipmap': { title: '船舶地图', plan: '一条船现在在哪、航迹和挂靠的港口。' },
  '/wxshipmap': { title: '船舶地图', plan: '从聊天里打开：一条船现在在哪。' },
  '/wxtruckmap': { title: '卡车地图', plan: '从聊天里打开：一辆卡车现在在哪。' },
  '/home': { title: '首页', plan: '今天的异常、24 小时内的截港和余额，一页看完。' },
  '/user/messages': { title: '消息', plan: '截港变更、查验、退单和放行的提醒，按提单归在一起。' },
  '/user/pre-sheet': { title: '预配单设置', plan: '预配单的默认值和绑定的船代。' },
  '/user/vip': { title: '会员中心', plan: '会员等级、权益和用量，用火币升级。' },
} as const;
