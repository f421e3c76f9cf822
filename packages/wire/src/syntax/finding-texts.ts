/**
 * Every remark a reader can make: its severity and its words. `{}` stands for
 * the detail of the case. An error refuses the record or message it names; a
 * warning leaves it in.
 */
export const findingTexts = {
  // The file as a whole
  'empty-input': ['error', '文件是空的', 'The file is empty'],
  'unknown-format': ['error', '不认识的报文格式，请确认文件来源', 'Unknown message format'],
  'input-too-large': ['error', '文件过大（{}），请拆分后重发', 'The file is too large ({}); send it in parts'],
  'compressed-input': ['error', '文件是压缩包，请解压后重发', 'The file is compressed; send it unpacked'],
  'web-page': ['error', '是网页，不是报文，请到来源处重新下载', 'A web page and no message; download the file again'],
  'too-many-messages': ['error', '文件里报文太多，其余未读入，请拆分后重发', 'Too many messages in one file; the rest was not read'],
  'too-many-boxes': ['error', '报文里箱数超过上限 {}，请拆分后重发', 'More than {} containers; send the message in parts'],
  'too-many-findings': ['warning', '问题太多，其余不再列出', 'Too many findings; the rest is not listed'],
  'reader-fault': ['error', '报文无法读取，已保留原文', 'The message could not be read; its bytes are kept'],

  // Characters
  transcoded: [
    'warning',
    '编码为 {}，已转换后读取，位置按转换后计算',
    'Encoded as {}; read after conversion, offsets count converted bytes',
  ],
  'charset-differs': ['warning', '声明的编码与内容不符，按 {} 读取', 'The declared charset does not match the content; read as {}'],
  'bad-text': ['warning', '有字符无法解码', 'Some characters could not be decoded'],
  'control-characters': ['warning', '含控制字符，已去掉', 'Control characters were taken out'],
  'full-width': ['warning', '含全角字符，已按半角读取：{}', 'Full-width characters were read as half-width: {}'],

  // EDIFACT syntax
  'short-una': ['warning', 'UNA 分隔符不完整，按默认分隔符读取', 'UNA is incomplete; default separators are used'],
  'bad-una': ['warning', 'UNA 分隔符无效，按默认分隔符读取', 'UNA names impossible separators; default separators are used'],
  'repeated-una': ['warning', 'UNA 出现在不该出现的位置，已忽略', 'UNA stands at an impossible place and was ignored'],
  'una-only': ['error', '只有 UNA，没有报文', 'There is only UNA and no message'],
  'no-message': ['error', '文件里没有报文', 'There is no message in the file'],
  'segment-too-long': ['error', '报文段超过 {} 字节，已拒收该段', 'A segment is longer than {} bytes and was refused'],
  'too-many-elements': ['error', '报文段的数据元过多，已拒收该段', 'A segment has too many elements and was refused'],
  'bad-tag': ['error', '段标识无效：{}', 'Not a segment tag: {}'],
  'lower-case-tag': ['warning', '段标识为小写：{}', 'Segment tag in lower case: {}'],
  'passed-over': ['warning', '有内容未读入（名称 × 次数）：{}', 'Not read (name × count): {}'],
  'misplaced-segment': ['warning', '{} 段位置不对，已忽略', '{} stands at an impossible place and was ignored'],
  garbage: ['warning', '报文之间有无法识别的内容，已跳过', 'Unreadable content between messages was skipped'],
  'unt-count': ['warning', 'UNT 段数不符（声明 / 实有：{}）', 'UNT counts other than the segments found (told / found: {})'],
  'box-count': ['warning', 'CNT+16 箱数不符（声明 / 实有：{}）', 'CNT+16 counts other than the containers found (told / found: {})'],
  'total-differs': ['warning', '控制总数不符（声明 / 实有）：{}', 'A control total differs (told / found): {}'],
  'no-event-time': ['warning', '箱 {} 没有发生时间', 'No time of the event for container {}'],
  'unt-reference': ['warning', 'UNT 与 UNH 参考号不一致', 'UNT and UNH references differ'],
  'unz-count': ['warning', 'UNZ 报文数不符（声明 / 实有：{}）', 'UNZ counts other than the messages found (told / found: {})'],
  'unz-reference': ['warning', 'UNZ 与 UNB 参考号不一致', 'UNZ and UNB references differ'],
  'missing-unt': ['warning', '报文缺少 UNT', 'The message has no UNT'],
  'missing-unz': ['warning', '交换缺少 UNZ', 'The interchange has no UNZ'],
  'unt-without-unh': ['warning', 'UNT 没有对应的 UNH', 'UNT without UNH'],
  'unz-without-unb': ['warning', 'UNZ 没有对应的 UNB', 'UNZ without UNB'],
  'unsupported-message': ['error', '暂不支持的报文类型：{}', 'Message type is not supported: {}'],
  'unknown-document': ['error', '无法判断报文含义（{}）', 'The kind of the document cannot be told ({})'],
  'older-document-name': ['warning', '单证代码 {} 按集装箱指南旧含义读取', 'Document name {} is read in its older meaning'],

  // Content
  'message-cut-off': ['error', '报文不完整，已拒收', 'The message is cut off and was refused'],
  'missing-field': ['error', '缺少必填内容：{}', 'A mandatory value is missing: {}'],
  'no-boxes': ['error', '报文里没有可用的箱', 'The message names no usable container'],
  'no-rows': ['error', '报文里没有可用的记录', 'The message has no usable record'],
  'bad-container-no': ['error', '箱号不是 4 个字母加 7 位数字：{}', 'Not a container number: {}'],
  'check-digit': ['warning', '箱号校验位不符：{}', 'The check digit of the container number is wrong: {}'],
  'lower-case': ['warning', '箱号为小写，已按大写读取：{}', 'Lower-case container number was read in upper case: {}'],
  'not-a-container': ['warning', '设备类型 {} 不是集装箱，另列保留', 'Equipment {} is no container and is listed apart'],
  'bad-time': ['warning', '时间无法读取，保留原文：{}', 'Not a time, kept as text: {}'],
  'local-time': ['warning', '没有时区的时间按当地时间读取：{}', 'Times without a zone are read as local times: {}'],
  'unknown-zone': [
    'warning',
    '当地时区不能确定，没有时区的时间只保留原文：{}',
    'The local zone cannot be told; times without one stay texts: {}',
  ],
  'bad-weight': ['warning', '重量无法读取，已忽略：{}', 'Not a weight, ignored: {}'],
  'bad-number': ['warning', '数字无法读取，已忽略：{}', 'Not a number, ignored: {}'],
  'too-long': ['warning', '{} 超过最大长度，已忽略', '{} is longer than allowed and was ignored'],
  'unknown-size-type': ['warning', '箱型不认识，保留原文：{}', 'Unknown size type, kept as text: {}'],
  'unknown-function': ['warning', '报文功能代码不认识，按新增读取：{}', 'Unknown message function, read as original: {}'],
  'unknown-code': ['warning', '代码不认识，已忽略：{}', 'Unknown code, ignored: {}'],

  // Container orders and stow plans
  'repeated-segment': ['warning', '{} 段重复过多，多余的未读入', '{} is repeated too often; the rest was not read'],
  'unknown-purpose': ['warning', '单证代码不认识，按报文类型读取：{}', 'Unknown document name, the message is read by its type: {}'],
  'unknown-handling': ['warning', '作业代码不认识，保留原文：{}', 'Unknown handling code, kept as text: {}'],
  'shifted-elements': [
    'error',
    '报文段里多出计数元素（{}），数据元错位，已拒收',
    'Segments carry an extra counter element ({}), so their elements are out of place; refused',
  ],
  'no-cell': ['warning', '箱没有船上位置：{}', 'The container has no cell on board: {}'],
  'untied-cells': [
    'error',
    '船图里的箱与船上位置无法对应，已拒收',
    'The containers of the stow plan cannot be tied to their cells; refused',
  ],

  // Platform files
  'tail-count': ['warning', '99 记录数不符（声明 / 实有：{}）', 'Record 99 counts other than the records found (told / found: {})'],
  'missing-tail': ['warning', '缺少 99 记录', 'Record 99 is missing'],
  'bad-record': ['error', '记录标识无效：{}', 'Not a record: {}'],

  // XML
  'xml-doctype': ['error', '报文含 DOCTYPE，出于安全已拒收', 'The message has a DOCTYPE and was refused'],
  'xml-malformed': ['error', 'XML 不完整或有误：{}', 'The XML is malformed: {}'],
  'xml-too-deep': ['error', 'XML 嵌套过深，已拒收', 'The XML is nested too deeply and was refused'],
  'xml-too-large': ['error', 'XML 元素过多，已拒收', 'The XML has too many elements and was refused'],
  'xml-encoding': ['error', '不支持的 XML 编码：{}', 'XML encoding is not supported: {}'],
  'unread-element': ['warning', '有未识别的节点，未读入：{}', 'Elements that are not known were not read: {}'],
  'bad-wrapping': ['error', '封装的报文无法解开：{}', 'The wrapped message cannot be unwrapped: {}'],
  'inflated-too-large': [
    'error',
    '压缩的报文解开后过大，出于安全已拒收',
    'The compressed message is too large when unpacked and was refused',
  ],

  // JSON rows
  'json-malformed': ['error', 'JSON 不完整或有误：{}', 'The JSON is malformed: {}'],
  'json-too-deep': ['error', 'JSON 嵌套过深，已拒收', 'The JSON is nested too deeply and was refused'],
  'json-too-large': ['error', 'JSON 内容过多，已拒收', 'The JSON has too many values and was refused'],
  'duplicate-key': ['warning', '字段重复，取第一个：{}', 'A key is repeated, the first one counts: {}'],
  'prototype-key': ['warning', '字段名不允许，已忽略：{}', 'Key is not allowed and was ignored: {}'],
  'wrong-type': ['warning', '字段类型不对，已忽略：{}', 'A value has the wrong type and was ignored: {}'],
  'unknown-row': ['error', '不认识的记录', 'The record is of no known kind'],
  'port-refused': ['error', '口岸返回错误：{}', 'The port answered with an error: {}'],

  // Binary frames (JT/T 808, JT/T 809)
  'garbage-bytes': ['warning', '帧之间有 {} 个多余字节，已丢弃', '{} bytes outside any frame were dropped'],
  'bare-escape': [
    'warning',
    '帧内有未转义的字节，校验码相符，已读取',
    'A frame holds bytes that should have been escaped; its check sum is right',
  ],
  'frame-too-long': ['error', '帧超过最大长度，已拒收', 'A frame longer than the standard allows was refused'],
  'frame-too-short': ['error', '帧不完整，已拒收', 'A frame too short for its header was refused'],
  'bad-checksum': ['error', '校验码不符，已拒收该帧', 'The check sum of a frame is wrong; it was refused'],
  'frame-length': ['error', '长度与消息头不符，已拒收该帧', 'A frame is not as long as its header says; it was refused'],
  'bad-hex': ['error', '不是十六进制内容，已拒收该行', 'A line that is not hexadecimal was refused'],
  'no-frame': ['error', '该行没有完整的帧', 'A line without a whole frame was refused'],
  'body-too-short': ['error', '消息体过短，已拒收：{}', 'The body is too short for its message: {}'],
  'body-length': ['warning', '消息体比规定的长，多余部分已忽略：{}', 'The body is longer than its message: {}'],
  'body-layout': ['error', '消息体与标准格式不符，已拒收：{}', 'The body has no layout of the standard: {}'],
  'body-kept-raw': ['warning', '{} 的内容与标准格式不符，保留原始字节', '{} has no layout of the standard; its bytes are kept'],
  'bad-terminal-phone': ['warning', '终端手机号不是数字，保留原文：{}', 'The terminal number is not decimal, kept as sent: {}'],
  'bad-coordinates': ['warning', '经纬度超出范围，已忽略', 'Coordinates out of range were ignored'],
  'item-kept-raw': [
    'warning',
    '附加信息 {} 重复或长度不符，保留原始字节',
    'Item {} is repeated or has an unknown length; its bytes are kept',
  ],
  'item-cut-off': ['warning', '附加信息不完整，其余已忽略', 'The items are cut off; the rest was ignored'],
  'bad-subpackage': ['error', '分包序号无效，已拒收：{}', 'An impossible subpackage was refused: {}'],
  'subpackages-missing': ['error', '分包没有收齐，已拒收该消息：{}', 'A message was refused, its subpackages are incomplete: {}'],
  // Status messages and events
  'unknown-status': ['warning', '状态代码不认识，保留原文：{}', 'Unknown status, kept as sent: {}'],
  'code-kept': ['warning', '代码不认识，保留原文：{}', 'Unknown code, kept as sent: {}'],
  'unknown-key': ['warning', '字段不认识，已忽略：{}', 'Unknown field, ignored: {}'],
  'zoneless-time': ['warning', '时间没有时区，按北京时间读取：{}', 'A time without a zone is read as Asia/Shanghai: {}'],
  'conflicting-values': ['warning', '同一内容有两个值，取外层：{}', 'Told twice with different values, the outer one counts: {}'],
  'not-an-event': ['error', '不是事件，已拒收：{}', 'Not an event, refused: {}'],
  'no-voyages': ['error', '报文里没有船舶或挂靠港', 'The message tells of no ship and no port'],
  'no-events': ['error', '报文里没有可用的事件', 'The message has no usable event'],
  'too-many-events': ['error', '报文里事件太多，请拆分后重发', 'Too many events; send the message in parts'],
  'no-number': ['warning', '箱没有箱号，其余内容保留', 'A container without any number is kept'],
  'no-iso-number': ['warning', '设备号不是集装箱号，按原文保留：{}', 'Equipment without a container number is kept as sent: {}'],

  // Bookings and cargo reports
  'no-qualifier': ['warning', '{} 段没有限定符，已忽略', '{} does not say what it tells and was ignored'],
  'empty-segment': ['warning', '{} 没有内容，已忽略', '{} says nothing and was ignored'],
  'unknown-container-no': ['warning', '箱号不是 4 个字母加 7 位数字，保留原文：{}', 'Not a container number, kept as text: {}'],
  'unknown-answer': ['warning', '答复代码不认识，保留原文：{}', 'Unknown answer, kept as code: {}'],
  'untyped-message': ['warning', 'UNH 没有报文类型，按 {} 读取', 'UNH names no message type; read as {}'],
  'too-many-parts': ['error', '报文内容超过上限（{} 项），请拆分后重发', 'The message has more than {} parts; send it in parts'],

  // AIS sentences
  'nmea-checksum': ['error', '语句校验和不符：{}', 'The checksum of the sentence is wrong: {}'],
  'nmea-no-checksum': ['warning', '语句没有校验和', 'The sentence has no checksum'],
  'nmea-sentence': ['error', '语句不完整：{}', 'The sentence is incomplete: {}'],
  'nmea-fill': ['warning', '填充位数无效，按 0 读取', 'The number of fill bits is impossible; read as 0'],
  'nmea-tag-block': ['warning', '标签块有误，已忽略：{}', 'The tag block is wrong and was ignored: {}'],
  'nmea-other-lines': ['warning', '{} 行不是 AIS 语句，已略过', '{} lines are no AIS sentences and were passed over'],
  'ais-empty': ['warning', '{} 条语句没有内容', '{} sentences have no payload'],
  'ais-payload': ['error', '载荷含无效字符或过长', 'The payload has impossible characters or is too long'],
  'ais-parts-missing': ['error', '多句报文缺句（{}）', 'Parts of the message are missing ({})'],
  'ais-payload-cut': ['warning', '多句报文缺句（{}），保留报头', 'Parts of the message are missing ({}); its header is kept'],
  'ais-part-number': ['warning', '分句编号无效：{}', 'Impossible number of parts: {}'],
  'ais-cut-off': ['error', '消息过短（类型、位数 {}）', 'The message is too short (type, bits {})'],
  'ais-short': ['warning', '消息缺末尾（类型、位数 {}）', 'The end of the message is missing (type, bits {})'],
  'ais-long': ['warning', '消息过长（类型、位数 {}）', 'The message is longer than its type (type, bits {})'],
  'ais-part': ['error', '未知的静态数据部分（类型、位数 {}）', 'Unknown part of a static report (type, bits {})'],
  'ais-mmsi': ['warning', 'MMSI 无效：{}', 'Not an MMSI: {}'],
  'ais-imo': ['warning', 'IMO 号校验位不符：{}', 'The check digit of the IMO number is wrong: {}'],
  'ais-out-of-range': ['warning', '数值超出范围，未采用：{}', 'Values out of range were not taken: {}'],
} as const satisfies Readonly<Record<string, readonly ['warning' | 'error', string, string]>>;

export type FindingCode = keyof typeof findingTexts;
