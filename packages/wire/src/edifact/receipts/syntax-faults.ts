import type { ReceiptFault } from '../../message';
import type { FindingCode } from '../../syntax/finding-texts';

/** Element 0085, the faults a CONTRL can name (ISO 9735-10), with their words: Chinese, English. */
const words: Readonly<Record<string, readonly [string, string]>> = {
  '2': ['语法版本或级别不支持', 'Syntax version or level not supported'],
  '7': ['交换的接收方不是我方', 'Interchange recipient is not the actual recipient'],
  '12': ['值无效', 'Invalid value'],
  '13': ['缺少内容', 'Missing'],
  '14': ['该位置不支持此值', 'Value not supported in this position'],
  '15': ['该位置不支持', 'Not supported in this position'],
  '16': ['成分过多', 'Too many constituents'],
  '17': ['没有约定', 'No agreement'],
  '18': ['未说明的错误', 'Unspecified error'],
  '19': ['小数点符号无效', 'Invalid decimal notation'],
  '20': ['字符不能用作服务字符', 'Character invalid as service character'],
  '21': ['含无效字符', 'Invalid character(s)'],
  '22': ['服务字符无效', 'Invalid service character(s)'],
  '23': ['不认识交换的发送方', 'Unknown interchange sender'],
  '24': ['过期', 'Too old'],
  '25': ['不支持测试标志', 'Test indicator not supported'],
  '26': ['重复', 'Duplicate detected'],
  '27': ['不支持安全功能', 'Security function not supported'],
  '28': ['参考号不一致', 'References do not match'],
  '29': ['计数与实收不符', 'Control count does not match the number received'],
  '30': ['功能组与报文混用', 'Functional groups and messages mixed'],
  '31': ['同组有多种报文', 'More than one message type in group'],
  '32': ['下级为空', 'Lower level empty'],
  '33': ['出现在报文或组之外', 'Invalid occurrence outside message or group'],
  '34': ['不允许嵌套标志', 'Nesting indicator not allowed'],
  '35': ['数据元或段重复过多', 'Too many repetitions of an element or segment'],
  '36': ['段组重复过多', 'Too many segment group repetitions'],
  '37': ['字符类型无效', 'Invalid type of character(s)'],
  '38': ['小数点前缺少数字', 'Missing digit in front of decimal sign'],
  '39': ['数据元过长', 'Data element too long'],
  '40': ['数据元过短', 'Data element too short'],
  '41': ['通信网络永久故障', 'Permanent communication network error'],
  '42': ['通信网络暂时故障', 'Temporary communication network error'],
  '43': ['不认识交换的接收方', 'Unknown interchange recipient'],
  '45': ['多余的分隔符', 'Trailing separator'],
  '46': ['字符集不支持', 'Character set not supported'],
  '47': ['不支持该信封功能', 'Envelope functionality not supported'],
  '48': ['违反依赖条件', 'Dependency condition violated'],
};

/** The 0085 code that tells a finding to the sender; what has none of its own is 18, unspecified. */
const codes: Partial<Record<FindingCode, string>> = {
  'bad-una': '20',
  'control-characters': '21',
  'bad-text': '21',
  'charset-differs': '21',
  'too-many-elements': '16',
  'segment-too-long': '39',
  'too-long': '39',
  'too-many-messages': '16',
  'too-many-boxes': '36',
  'bad-tag': '15',
  'misplaced-segment': '15',
  'repeated-una': '15',
  'unt-without-unh': '33',
  'unz-without-unb': '33',
  'unt-count': '29',
  'unz-count': '29',
  'unt-reference': '28',
  'unz-reference': '28',
  'missing-unt': '13',
  'missing-unz': '13',
  'message-cut-off': '13',
  'swallowed-segment': '13',
  'lost-segment': '15',
  'missing-field': '13',
  'no-boxes': '32',
  'no-rows': '32',
  'no-message': '32',
  'unsupported-message': '14',
  'unknown-document': '14',
  'unknown-function': '12',
  'unknown-code': '12',
  'unknown-size-type': '12',
  'not-a-container': '12',
  'bad-container-no': '12',
  'check-digit': '12',
  'bad-time': '12',
  'bad-weight': '12',
  'bad-number': '12',
};

/** The 0085 code under which a finding is told to the sender. */
export function syntaxCodeOf(finding: string): string {
  return (Object.hasOwn(codes, finding) ? codes[finding as FindingCode] : undefined) ?? '18';
}

/** A fault that knows only its 0085 code, with the words of it; what else is told is laid over it. */
export function syntaxFault(code: string | null, told: Partial<ReceiptFault> = {}): ReceiptFault {
  const [zh, en] = (code !== null && Object.hasOwn(words, code) ? words[code] : undefined) ?? [null, null];
  return { ...faultWithoutWords, code, zh, en, ...told };
}

/** A fault under a code that a partner numbers for himself. */
export function applicationFault(code: string | null, told: Partial<ReceiptFault> = {}): ReceiptFault {
  return { ...faultWithoutWords, code, ...told };
}

const faultWithoutWords: ReceiptFault = {
  code: null,
  zh: null,
  en: null,
  text: null,
  segment: null,
  element: null,
  component: null,
  serviceTag: null,
  references: [],
};
