import type { Act, Cue, ShiftUnit } from './act.ts';
import { drop, several, shift } from './cues.ts';

const chineseUnits: Readonly<Record<string, ShiftUnit>> = {
  年: 'year',
  月: 'month',
  周末: 'weekend',
  周: 'week',
  星期: 'week',
  天: 'day',
  日: 'day',
};
const chineseShift = (unit: string | undefined, by: number): Act | undefined => shift(chineseUnits[unit ?? ''], by);
const counters = '[次个张封段趟条回份]';
const counter = new RegExp(counters);

const chineseCount = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : word === '两' ? 2 : '一二三四五六七八九十'.indexOf(word) + 1;

export const chineseCues: readonly Cue[] = [
  { pattern: /^(?:真的吗?|(?:你)?确定吗?|为什么|怎么知道的?)$/, act: { do: 'keep' } },
  {
    pattern: /^(?:的|在|再)?(前|上|后|下)一个?(年|月|周末|周|星期|天)的?$/,
    act: (m) => chineseShift(m[2], /[前上]/.test(m[1] ?? '') ? -1 : 1),
  },
  {
    pattern: /^(?:再)?(早|晚)一个?(年|月|周|星期|天)的?$|^往(前|后)一个?(年|月|周|星期|天)的?$/,
    act: (m) => chineseShift(m[2] ?? m[4], /[早前]/.test(m[1] ?? m[3] ?? '') ? -1 : 1),
  },
  { pattern: /^(?:的)?(?:第二|次)(天|日|年|周|月)的?$/, act: (m) => chineseShift(m[1], 1) },
  {
    pattern: new RegExp(
      `^(?:再)?(?:上一|前一|往前一?|更早的?一?|再早一?|更旧的?|(?:在)?(?:这|那)?之前的?那?一?|以前的?那?一?)${counters}?(?:的)?$`,
    ),
    act: (m) => ({ do: 'step', towards: 'before', single: counter.test(m[0]) }),
  },
  {
    pattern: new RegExp(
      `^(?:再)?(?:下一|后一|往后一?|后来|更晚的?一?|再晚一?|更[新近]的?|(?:在)?(?:这|那)?之后的?那?一?|以后的?那?一?|接下来的?)${counters}?(?:的)?$`,
    ),
    act: (m) => ({ do: 'step', towards: 'after', single: counter.test(m[0]) }),
  },
  {
    pattern:
      /(?:还|另外)有(?:谁|哪些人|什么人|哪位|别人|其他人)(?:在(?:场|那里|那儿)?)?|(?:其他|别的)(?:人|谁)|还和谁|还跟谁/,
    act: { do: 'else', asked: 'who' },
  },
  {
    pattern: /还(?:去|在|到)过?(?:哪里?|哪儿|什么地方)|还有(?:哪里|哪儿|什么地方|哪些地方)|(?:其他|别的)地方/,
    act: { do: 'else', asked: 'where' },
  },
  {
    pattern: /还有(?:什么时候|哪天|哪几天|哪次|哪几次)|(?:其他|别的)(?:时候|时间)/,
    act: { do: 'else', asked: 'when' },
  },
  {
    pattern:
      /^(?:还有(?:吗|没有|别的吗?|什么|其他的?吗?|更多)?|更多的?|再(?:来|看|给我|显示|列)(?:看)?(?:一些|一点|点|几[张个封]|更多)?|多(?:来|给)?(?:一些|一点|几[张个封])|其余的?|剩下的|其他的?|下一页|继续|(?:有没有|还有没有|有)更多(?:的|了)?)$/,
    act: { do: 'more' },
  },
  {
    pattern:
      /^(?:不限|不管|不分|无论|不论|忽略|不用管|别管|取消|去掉)(?:是|在)?(?:什么|哪个|哪一?|任何)?(时间|时候|日期|年份|年|月份|月|地点|地方|城市|国家|里|谁|人物?|类型|种类|内容|主题|活动|旅行)(?:的?限制|条件|了)?$/,
    act: (m) => drop(m[1] === '里' ? '哪里' : m[1]),
  },
  {
    pattern:
      /^(?:在)?(?:任何|所有|全部|随便什么|什么(?=.*都))(时间|时候|年份|年|日期|地方|地点|城市|国家|人|类型)(?:都(?:行|可以|要))?$/,
    act: (m) => drop(m[1]),
  },
  { pattern: /^不(?:只|仅仅?|光)(?:是|要|看|限于)?/, act: { do: 'drop-named' } },
  {
    pattern: /^(?:这|那)?(?:一?整|全)个?(年|月)(?:度)?(?:的)?$/,
    act: (m) => ({ do: 'widen-time', unit: m[1] === '年' ? 'year' : 'month' }),
  },
  {
    pattern: /^也(?:想|给我)?(?:看一?看|看看?|显示|要)(?:一下)?|也(?:给我|发我)(?:看看?)?$/,
    act: { do: 'also', how: 'either' },
  },
  {
    pattern:
      /^来(?:几[张个封段]|一些|点|一点)(?=.|$)|^(?:可以|能|能不能)?(?:给我们?|让我们?|我想|我要|帮我)?(?:看一?看|看一下|看|显示|展示|打开|列出|发给我|拿出|调出)(?:来)?(?:一下|看看?)?(?:它们?|这些|那些|全部|所有的?)?(?:吗)?/,
    act: { do: 'show' },
  },
  {
    pattern: new RegExp(
      `^(?:只要)?(?:的)?(最后|最近|最新|最早|前)(?:的)?([二两三四五六七八九十]|\\d{1,2})${counters}(?:的)?$`,
    ),
    act: (m) => several(/[早前]/.test(m[1] ?? '') ? 'least' : 'most', chineseCount(m[2] ?? '')),
  },
  {
    pattern: new RegExp(`^(?:只要)?(?:的)?(第一|最早的?一?|最[初旧老]的?一?)(?:${counters})?(?:的)?$`),
    act: { do: 'pick', pick: 'first' },
  },
  {
    pattern: new RegExp(`^(?:只要)?(?:的)?(最后一?|最近的?一?|最新的?一?|最晚的?一?)(?:${counters})?(?:的)?$`),
    act: { do: 'pick', pick: 'last' },
  },
  {
    pattern:
      /^(?:但|但是)?(?:不要|不看|不包括|不包含|不含|不算|除了|除去|去掉|去除|排除|剔除|删掉|别要|不是|没有|不和|不跟|不在)(?:有)?|(?:除外|不要|不算)$/,
    act: { do: 'negate' },
  },
  {
    pattern: /^(?:我)?(?:只要|只看|只有|只显示|只保留|只留|只想看|仅限于?|仅|就要|就看|限于|只)(?:有)?/,
    act: { do: 'only' },
  },
  { pattern: /^(?:加上|连同|还要有|要有|同时有)|一起(?:的)?$/, act: { do: 'also', how: 'both' } },
  {
    pattern: /^(?:还有|还要|也要|也看|再加上?|包括|以及|或者?|外加)|也(?:要|看|行|可以|算上?|包括)?$/,
    act: { do: 'also', how: 'either' },
  },
];
