/** Titles of columns by the acceptance list, as it writes them: row, list, columns by property. */
import { billColumnsOf } from '../../packages/domain/src/bill-subscription/columns';
import { bookingColumns } from '../../packages/domain/src/booking-subscription/columns';
import { manifestQueryColumns, manifestRecordColumns } from '../../packages/domain/src/manifest-query/columns';
import { gateColumns, shipColumns } from '../../packages/domain/src/port-query/columns';
import { combinationColumns, partyColumns } from '../../packages/domain/src/sh-manifest/party-columns';
import { manifestColumns } from '../../packages/domain/src/sh-manifest/columns';
import { vesselColumns } from '../../packages/domain/src/vessel-subscription/columns';
import { vgmColumns } from '../../packages/domain/src/vgm/columns';

interface Titled {
  readonly prop: string;
  readonly title: string;
}
type ColumnRow = readonly [row: string, list: string, columns: readonly Titled[], says: string];

const ningbo = billColumnsOf('NB');
const bills: readonly ColumnRow[] = [
  ['R-3.8-01', '宁波提单', ningbo, 'area 区域, clientCompanyName 客户公司, billNo 提单号, shipInfo 船名/航次, autoSubscribe 自动订阅'],
  ['R-3.8-02', '宁波提单', ningbo, 'changeVessels 改船, lastestStatus 最新状态, remark 备注'],
  ['R-3.8-03', '宁波提单', ningbo, 'boxArrivalCount 进港箱数'],
  ['R-3.8-05', '宁波提单', ningbo, 'errorValue 毛重误差'],
  ['R-3.8-06', '宁波提单', ningbo, 'nppStatus 码头平台, dlPortCode 卸货港, wharf 码头, ctnOwner 箱主'],
  ['R-3.8-07', '宁波提单', ningbo, 'closeTime 截关, portCloseTime 截港, ctnApplyBeginTime 进箱开始, ctnApplyEndTime 进箱截止'],
  [
    'R-3.8-08',
    '宁波提单',
    ningbo,
    'etaArrivalTime 预计靠泊, etaDepartureTime 预计离泊, loadTime 装船, arrivalTime 实际靠泊, departureTime 实际离泊, createTime 订阅时间',
  ],
  [
    'R-3.8-09',
    '青岛提单',
    billColumnsOf('QD'),
    'boxArrivalManifest 运抵箱数, errorValueCheck 误差核对, blnoMain 主提单号, webname 数据来源',
  ],
  ['R-3.8-10', '上海提单', billColumnsOf('SH'), 'wharfCode 码头代码, inputCtns 录入箱, backCtns 返场箱, cargoCtns 装货箱'],
  ['R-3.8-11', '上海提单', billColumnsOf('SH'), 'preFlag 预配, customFlag 海放, destinationPort 目的港, shipCompany 船公司'],
  ...(['QD', 'TJ'] as const).map((port): ColumnRow => [
    'R-3.8-12',
    port,
    billColumnsOf(port),
    'jgApplyBeginTime 集港开始, jgApplyEndTime 集港截止, wharfRemark 码头备注',
  ]),
  ['R-3.8-13', '订舱号', bookingColumns('NB'), 'loadingPort 起运港, giName 进场码头, tcStatus 提箱状态, nodeGroup 节点'],
];

const calls = vesselColumns('NB');
const ships: readonly ColumnRow[] = [
  ['R-3.9-01', '宁波船期', calls, 'index 序号, place 港口, boxvv 船名/航次, shipLocation 船舶位置, remark 备注, companyid 船公司代码'],
  [
    'R-3.9-02',
    '宁波船期',
    calls,
    'chndescription 中文船名, closedate 截关, portclosedate 截港, ctnapplybegindate 进箱开始, ctnapplyenddate 进箱截止',
  ],
  [
    'R-3.9-03',
    '宁波船期',
    calls,
    'etaArrivedDate 预计靠泊, etaSailingDate 预计离泊, arrivaldate 实际靠泊, dischargedate 实际离泊, createTime 订阅时间',
  ],
  ['R-3.9-04', '青岛船期', vesselColumns('QD'), 'shipCompany 船公司, wharfCode 码头, jgApplyBeginTime 集港开始, jgApplyEndTime 集港截止'],
];

const gates = gateColumns('NB');
const asked = shipColumns('NB');
const queries: readonly ColumnRow[] = [
  ['R-3.9-05', '进箱查询', gates, 'arrivalTime 进场时间, Vesselnamevoyage 船名航次, blno 提单号, ctnNo 箱号, sealNo 封号, sizetype 箱型'],
  ['R-3.9-06', '进箱查询', gates, 'grossWeight 毛重(KGS), cpcode 箱主代码, dischargeport 卸货港'],
  ['R-3.9-07', '进箱查询', gates, 'ifcsum_flag 预配, cpcode_flag 箱单, custom_flag 海放, sld_flag 三联单, pass_flag 码放'],
  ['R-3.9-08', '进箱查询', gates, 'boxCusmov 查验移箱, remark 备注, loadTime 装船时间, sailingTime 离港时间'],
  [
    'R-3.9-09',
    '船舶查询',
    asked,
    'wharf 码头, vesselsName 英文船名, chnVesselsName 中文船名, voyage 航次, direction 进/出口, vesselsUn 船舶UN码',
  ],
  ['R-3.9-10', '船舶查询', asked, 'ctnApplyBeginTime 进箱开始, ctnApplyEndTime 进箱截止, portCloseTime 截港, closeTime 截关'],
  [
    'R-3.9-12',
    '舱单查询',
    manifestQueryColumns,
    'blno 提单号, ctnInfoArr 箱信息, transportToolInfo 运输工具, vesselsUn 船舶UN码, portCode 口岸代码',
  ],
  ['R-3.9-13', '舱单查询', manifestQueryColumns, 'totalPackNum 总件数, totalGrossWt 总毛重(KGS), listStatText 舱单状态, saveTime 更新时间'],
  [
    'R-3.9-14',
    '舱单记录',
    manifestRecordColumns,
    'createtime 创建时间, shipVoyage 船名航次, totalpackno 件数, totalweight 毛重, totalvolume 体积, isMerge 拼箱',
  ],
  [
    'R-3.9-15',
    '舱单记录',
    manifestRecordColumns,
    'ctnsnum 箱量, ctnAndSealsize 箱号/封号/箱型, goodsnum 货物项数, stoptime 截单时间, manifestRemark 备注, score 评分',
  ],
  ['R-3.9-11', '船舶查询', asked, 'etaArrivalTime 预计靠泊, etaDepartureTime 预计离泊, arrivalTime 实际靠泊, departureTime 实际离泊'],
];

const filings: readonly ColumnRow[] = [
  [
    'R-3.9-19',
    '上海舱单',
    manifestColumns(3),
    'subject 主题, billno 主提单号, billNos 分单号, ctnNos 箱号, sealNos 封号, packnos 件数, total 合计, completionstatus 状态',
  ],
  [
    'R-3.9-20',
    '上海舱单',
    manifestColumns(3),
    'fcwStatusStr 发送通道状态, isCustomerApplyFinish 申报完成, shipAgentBillStatusStr 船代状态, customsReceiptStatusStr 海关回执, vgmReceiptMsg VGM回执, loadingReplayStatusStr 装载舱单回执',
  ],
  [
    'R-3.9-21',
    '上海舱单',
    manifestColumns(3),
    'operator 操作人, checkuser 审核人, companyname 公司, vesselvoyage 船名航次, scompany 船公司, webtype 码头/平台',
  ],
  ['R-3.9-22', '上海舱单', manifestColumns(0), 'ctnApplyBeginTime 进箱开始, ctnApplyEndTime 进箱截止, createtime 创建, updatetime 修改'],
  ['R-3.9-22', '上海舱单', manifestColumns(0), 'validation 校验(异常)'],
  ['R-3.9-22', '上海舱单', manifestColumns(3), 'sendTime 发送, deleteTime 删除'],
  [
    'R-3.9-23',
    'VGM',
    vgmColumns(3),
    'billNo 提单号, vgmReceiptMsg 回执, remark 备注, completionstatus 状态, companyName 公司, ctnNoList 箱号, vgmGrossWeightList VGM(KGS)',
  ],
  [
    'R-3.9-24',
    'VGM',
    vgmColumns(3),
    'operator 操作人, vesselvoyage 船名航次, shipCompany 船公司, wharf 码头, sendTime 发送, deleteTime 删除',
  ],
  ['R-3.9-24', 'VGM', vgmColumns(0), 'updateTime 修改'],
  ['R-3.9-32', '收发通模板', combinationColumns, 'sendName 发货人, reviceName 收货人, noticeName 通知人'],
  ['R-3.9-31', '收发通', partyColumns, 'nickName 简称, companyCode 企业代码, country 国家, contactName 联系人, contactPhone 联系人电话'],
];

export const columnRows: readonly ColumnRow[] = [...bills, ...ships, ...queries, ...filings];
