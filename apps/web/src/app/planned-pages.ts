import type { DeclaredPage } from '../platform/page-route';

/**
 * Pages whose module is under construction: they keep their address and say
 * what they will do. A capability that is built declares the page, its place
 * in the menu included, in its own `routes.tsx`, and its line here goes.
 */
export const plannedPages: readonly DeclaredPage[] = [
  {
    path: '/truckSubscribe',
    title: '卡车定位',
    plan: '输入车牌看卡车位置、到港预计和轨迹，车到码头时提醒对应的提单。',
    menu: { place: 3, icon: 'truck', tip: '全国范围' },
    hasFooter: false,
  },
  {
    path: '/toker',
    title: '拓客系统',
    plan: '按品名、地区和港口找工厂和贸易公司，记录联系进度。',
    menu: { place: 4, icon: 'users', tip: '个人版已上线' },
  },
  {
    path: '/abroad',
    title: '海外跟踪',
    plan: '跟踪 15 家船公司的海外段：中转、预计到港、免费用箱期。',
    menu: { place: 5, icon: 'map', tip: '跟踪更清晰' },
    hasTicker: true,
  },
  {
    path: '/boxquery',
    title: '物流可视化',
    plan: '在船、泊位和堆场的图上看一条船的每一个箱子。',
    menu: { place: 6, icon: 'box', tip: '宁波港EDI同步' },
    hasTicker: true,
  },
  {
    path: '/manifestQuery',
    title: '舱单查询',
    plan: '查预配、运抵和装载舱单，并指出三者之间的差异。',
    menu: { place: 7, icon: 'search', tip: '海运/空运' },
    hasTicker: true,
  },
  {
    path: '/sh_manifest',
    title: '上海舱单',
    plan: '录入、核对并发送上海舱单，跟踪船代、海关、VGM 和装载回执。',
    menu: { place: 8, icon: 'doc', tip: '30元/票', alsoAt: '/shanghai_sft_' },
    hasFooter: false,
  },
  {
    path: '/VGM',
    title: 'VGM发送',
    plan: '录入并发送上海港 VGM，跟踪码头回执。',
    menu: { place: 9, icon: 'vgm', tip: '5元/箱' },
    hasFooter: false,
  },
  {
    path: '/assistant',
    title: '义乌市采',
    plan: '按商户、货物和外商录入市场采购订单，生成申报资料。',
    menu: { place: 10, icon: 'clipboard' },
    access: { experiences: ['assistant'], onlyCompany: true },
    hasFooter: false,
  },
  {
    path: '/classAnalysis',
    title: '提单分析',
    plan: '识别提单里的品名，给出 HS 编码、申报要素和税率。',
    menu: { place: 11, icon: 'filter' },
    hasTicker: true,
  },
  {
    path: '/advertisement',
    title: '供应商名录',
    plan: '按航线和服务找拖车、报关、仓库等供应商。',
    menu: { place: 12, icon: 'book' },
  },
  { path: '/tokerDetail', title: '企业详情', plan: '一家公司的产品、联系方式和出货记录。' },
  { path: '/shipmap', title: '船舶地图', plan: '一条船现在在哪、航迹和挂靠的港口。' },
  { path: '/wxshipmap', title: '船舶地图', frame: 'bare', plan: '从聊天里打开：一条船现在在哪。' },
  { path: '/wxtruckmap', title: '卡车地图', frame: 'bare', plan: '从聊天里打开：一辆卡车现在在哪。' },
  { path: '/advDetail', title: '广告详情', plan: '一条推广的全文。' },
  { path: '/advManage', title: '广告管理', plan: '推广的位置、时间和点击。', access: { roles: ['admin'] } },
  { path: '/advAddManage', title: '新增广告', plan: '新增一条推广。', access: { roles: ['admin'] } },
  { path: '/advUpdateManage', title: '修改广告', plan: '修改一条推广。', access: { roles: ['admin'] } },
  { path: '/home', title: '首页', plan: '今天的异常、24 小时内的截港和余额，一页看完。' },
  { path: '/user/messages', title: '消息', plan: '截港变更、查验、退单和放行的提醒，按提单归在一起。' },
  {
    path: '/user/pre-sheet',
    title: '预配单设置',
    plan: '预配单的默认值和绑定的船代。',
    sideMenu: { group: 'person', place: 3, icon: 'doc' },
  },
  {
    path: '/user/vip',
    title: '会员中心',
    plan: '会员等级、权益和用量，用火币升级。',
    sideMenu: { group: 'person', place: 4, icon: 'star' },
  },
  {
    path: '/pay/charge',
    title: '充值中心',
    plan: '充值火币，看余额、免费额度和本月用量。',
    sideMenu: { group: 'finance', place: 1, icon: 'plus' },
  },
  {
    path: '/pay/chargeHistory',
    title: '充值记录',
    plan: '每一笔充值的时间、金额和状态。',
    sideMenu: { group: 'finance', place: 2, icon: 'download' },
  },
  {
    path: '/pay/accountRecord',
    title: '消费记录',
    plan: '每一笔消费：哪张提单、哪项功能、多少火币。',
    sideMenu: { group: 'finance', place: 3, icon: 'clipboard' },
  },
  {
    path: '/pay/ticketList',
    title: '发票管理',
    plan: '按充值开票，看开票进度。',
    sideMenu: { group: 'finance', place: 4, icon: 'doc', label: '我的发票' },
  },
];
