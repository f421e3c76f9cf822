/**
 * Passwords that are guessed first, made by the habits people have: a word
 * with a tail, a walk over the keyboard, a birthday with two letters, the own
 * phone or name. The server refuses their hashes (T10, R-5.1-10); most of them
 * satisfy the rule of composition.
 */
import { commonPasswords } from './common-passwords';

// prettier-ignore
const words = [
  // What a form asks for
  'password', 'passwd', 'pass', 'pwd', 'admin', 'administrator', 'root', 'user', 'test', 'guest', 'login', 'welcome',
  'hello', 'default', 'change', 'changeme', 'letmein', 'access', 'secret', 'master', 'system', 'server', 'office', 'company',
  // Rows of keys and of the alphabet
  'abc', 'abcd', 'abcde', 'abcdef', 'abcdefg', 'xyz', 'aaa', 'qwe', 'qwer', 'qwert', 'qwerty', 'qwertyuiop', 'asd', 'asdf',
  'asdfg', 'asdfgh', 'asdfghjkl', 'zxc', 'zxcv', 'zxcvb', 'zxcvbn', 'zxcvbnm', 'qaz', 'qazwsx', 'wsx', 'qq', 'aa', 'zz',
  // Names, animals, teams, seasons
  'monkey', 'dragon', 'tiger', 'panda', 'shadow', 'sunshine', 'princess', 'superman', 'batman', 'football', 'baseball',
  'basketball', 'soccer', 'summer', 'winter', 'spring', 'autumn', 'flower', 'freedom', 'forever', 'lucky', 'money', 'happy',
  'love', 'iloveyou', 'loveyou', 'baby', 'angel', 'michael', 'jordan', 'kobe', 'google', 'apple', 'huawei', 'xiaomi', 'samsung',
  // Pinyin: surnames, given names, wishes
  'wang', 'li', 'zhang', 'liu', 'chen', 'yang', 'huang', 'zhao', 'wu', 'zhou', 'xu', 'sun', 'ma', 'zhu', 'hu', 'guo', 'he',
  'lin', 'gao', 'luo', 'zheng', 'wei', 'ming', 'hong', 'xiaoming', 'woaini', 'woaiwojia', 'baobao', 'laopo', 'laogong',
  'mima', 'nihao', 'pingan', 'facai', 'kaixin', 'xingfu', 'shengri', 'tiantian', 'jiayou',
  // Places and brands
  'china', 'zhongguo', 'beijing', 'shanghai', 'ningbo', 'hangzhou', 'shenzhen', 'guangzhou', 'tianjin', 'qingdao', 'xiamen',
  'taobao', 'alipay', 'weixin', 'wechat', 'tencent', 'baidu', 'jingdong', 'wangyi', 'weibo', 'douyin',
  // Around ships
  'ship', 'cargo', 'port', 'marine', 'ocean', 'captain', 'container', 'freight', 'logistics', 'wuliu', 'huodai', 'matou',
  'mastlight', 'weideng',
] as const;

const digits = '1234567890';
// prettier-ignore
const tails = [
  ...Array.from({ length: 10 }, (_, at) => digits.slice(0, at + 1)),
  ...Array.from({ length: 10 }, (_, digit) => [3, 4, 6, 8].map((length) => String(digit).repeat(length))).flat(),
  '01', '007', '100', '110', '119', '120', '147', '258', '369', '520', '521', '1314', '5201314', '520520', '1314520',
  '123123', '112233', '121212', '123321', '654321', '987654321', '147258', '147258369', '159357', '168168', '10086',
  ...Array.from({ length: 61 }, (_, at) => String(1970 + at)),
];
/** Written between a word and its digits, and behind both. */
const marks = { between: ['@', '_', '#', '.'], behind: ['!', '.'] } as const;
const commonestMarks = { between: ['@'], behind: ['!'] } as const;
type Marks = { readonly between: readonly string[]; readonly behind: readonly string[] };
const leet: readonly (readonly [string, string])[] = [
  ['a', '@'],
  ['o', '0'],
  ['i', '1'],
  ['e', '3'],
  ['s', '$'],
  ['s', '5'],
];

const capitalise = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const lengthMax = 16;

/** Every likely password that says nothing about a person; about 300,000, some of them twice. */
export function* listLikelyPasswords(): Generator<string> {
  yield '';
  yield* commonPasswords;
  yield* tails;
  for (const word of words) yield* withTails(word);
  yield* listWalks();
  yield* listLettersAndDigits();
  yield* listBirthdays();
}

/** What somebody would try who knows the phone and the name. */
export function listPersonalPasswords(phone: string, userName: string): string[] {
  const parts = [phone, phone.slice(-8), phone.slice(-6), phone.slice(-4), phone.slice(0, 7), phone.slice(3, 7)];
  const affixes = ['a', 'aa', 'abc', 'q', 'qq', 'w', 'wx', 'z', 'zz', 'x', 'm', 'woaini', 'pass', 'phone', 'tel'];
  const list = parts.flatMap((part) => [part, part + part, ...affixes.flatMap((affix) => bothWays(affix, part, marks))]);
  const name = userName.replaceAll(' ', '');
  if (/^[A-Za-z]{2,16}$/.test(name)) {
    const withTail = [...tails, ...parts].flatMap((tail) => [name + tail, ...bothWays(name.toLowerCase(), tail, marks)]);
    list.push(name, ...withTail);
  }
  return list;
}

function* withTails(word: string): Generator<string> {
  yield* [word, capitalise(word), word.toUpperCase()];
  for (const tail of tails) yield* bothWays(word, tail, commonestMarks);
  for (const [letter, sign] of leet) {
    const turned = capitalise(word).replaceAll(letter, sign);
    if (turned === capitalise(word)) continue;
    yield turned;
    for (const tail of tails) if (turned.length + tail.length <= lengthMax) yield turned + tail;
  }
}

/** Word before digits and after them, in the ways people write a capital, with a mark between or behind, in at most 16 characters. */
function bothWays(word: string, tail: string, { between, behind }: Marks): string[] {
  const first = capitalise(word);
  const last = word.slice(0, -1) + word.slice(-1).toUpperCase();
  const most = [word + tail, first + tail, tail + first, last + tail, word.toUpperCase() + tail];
  const marked = [...between.map((mark) => first + mark + tail), ...behind.map((mark) => first + tail + mark)];
  return [...most, ...marked].filter((text) => text.length <= lengthMax);
}

const columns = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm'] as const;
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghij'] as const;

/** Columns of the keyboard one after another, and a row of letters woven into the row of digits. */
function* listWalks(): Generator<string> {
  for (let from = 0; from < columns.length; from++) {
    for (let count = 2; count <= 4 && from + count <= columns.length; count++) {
      const walk = columns.slice(from, from + count);
      for (const pieces of [walk, walk.toReversed(), walk.map(reverse)]) yield* inEveryCase(pieces);
    }
  }
  for (const row of rows) {
    for (let from = 0; from < row.length; from++) {
      for (let length = 3; from + length <= row.length && length <= 8; length++) {
        const letters = Array.from(row.slice(from, from + length));
        yield* inEveryCase(letters.map((letter, at) => letter + digits[at]!));
        yield* inEveryCase(letters.map((letter, at) => digits[at]! + letter));
        yield* inEveryCase([letters.join(''), digits.slice(0, length)]);
      }
    }
  }
}

const reverse = (text: string) => Array.from(text).toReversed().join('');

function* inEveryCase(pieces: readonly string[]): Generator<string> {
  const text = pieces.join('');
  const firstLetter = text.search(/[a-z]/);
  yield* [text, text.toUpperCase(), pieces.map(capitalise).join('')];
  yield text.slice(0, firstLetter) + capitalise(text.slice(firstLetter));
  yield text.replace(/[a-z](?=[^a-z]*$)/, (letter) => letter.toUpperCase());
  yield pieces.map((piece, at) => (at % 2 === 0 ? piece : piece.toUpperCase())).join('');
  yield pieces.map((piece, at) => (at % 2 === 1 ? piece : piece.toUpperCase())).join('');
  yield capitalise(text) + text;
}

/** One letter of the alphabet around digits, and short pieces said over and over: `A123456a`, `Aa1Aa1Aa1`. */
function* listLettersAndDigits(): Generator<string> {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    const capital = letter.toUpperCase();
    for (const tail of tails) {
      yield* [capital + tail + letter, letter + tail + capital, capital + letter + tail, letter + capital + tail];
      yield* [tail + capital + letter, tail + letter + capital, capital + capital + letter + letter + tail];
    }
    for (const piece of [`${capital}${letter}1`, `${capital}${letter}12`, `${capital}${letter}123`, `1${capital}${letter}`]) {
      for (const times of [2, 3, 4, 5]) if (piece.length * times <= lengthMax) yield piece.repeat(times);
    }
  }
}

const pairs = ['', 'Aa', 'aA', 'Qq'] as const;

function* listBirthdays(): Generator<string> {
  for (let year = 1975; year <= 2006; year++) {
    for (let month = 1; month <= 12; month++) {
      for (let day = 1; day <= 31; day++) {
        const rest = String(month).padStart(2, '0') + String(day).padStart(2, '0');
        yield String(year % 100).padStart(2, '0') + rest;
        for (const pair of pairs) yield `${pair}${year}${rest}`;
        yield `${year}${rest}Aa`;
      }
    }
  }
}
