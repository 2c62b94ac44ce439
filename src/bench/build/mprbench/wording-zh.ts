import { DateTime } from 'luxon';
import { listsIn } from './lists.ts';
import type { Wording } from './wording.ts';

const relatives: Readonly<Record<string, string>> = {
  mother: '母亲',
  father: '父亲',
  aunt: '姑妈',
  uncle: '叔叔',
  sister: '姐妹',
  brother: '兄弟',
  cousin: '表亲',
};
const counted = ['一', '二', '三', '四', '五', '六', '七', '八'] as const;

export const wordingInChinese: Wording = {
  language: 'Chinese',
  lists: listsIn('zh'),
  inWords: (date) => DateTime.fromISO(date, { zone: 'utc' }).toFormat('yyyy年M月d日'),
  capital: (text) => text,
  owner: '主人',
  thing: '物件',
  relative: (relative) => relatives[relative] ?? relative,
  event: ({ date, routine, name, what, felt }) => `${date}，${routine}，${name}${what}，心里觉得${felt}。`,
  acquired: (owner, process) => `${owner}${process}。`,
  kept: (name, storage) => `${name}通常放在${storage}。`,
  sides: ['左侧', '中间', '右侧'],
  sizes: ['又小又远', '又大又近'],
  place: (side, size) => `${side}，${size}`,
  history: ({ date, name, place, owner, why, end }) =>
    `${date}拍了一张照片，${name}在画面${place}；${owner}看到后${why}，并且${end}。`,
  habit: (name, occasion, action) => `在${occasion}之前，${name}总是${action}。`,
  meeting: (name, { day, place, role }, other) => `每到${day}，${name}都和${role}${other}一起去${place}。`,
  afterwards: ({ day, place, role, after }, other) => `${day}和${role}${other}去过${place}之后，两人总是${after}。`,
  riddle: ({ date, city, name, option }) =>
    `${date}，在${city}的一场猜谜晚会上，有人解开了一个关于${name}的谜：“${option}”。`,
  goingOn: ['直接回家', '在门口道别', '等公交车'],
  asks: {
    nextAction: (name, occasion) => `${name}在${occasion}之前最可能做什么？`,
    yearsApart: (name, relative) => `${name}和${name}的${relative}出生年份相差多少年？`,
    afterMeeting: (name, { role, place, day }) => `${name}和${role}${day}去过${place}之后总是做什么？`,
    relativeOfFriend: (name, { place, day }, relative) =>
      `${name}${day}会和某个人一起去${place}。那个人的${relative}是哪天出生的？`,
    homeOfOwner: (name) => `${name}的主人住在哪里？`,
    placeInRow: (name) => `从左边数起，${name}在图中的人里排第几？`,
    rightOf: (name) => `面对图片看，有多少人在${name}的右边？`,
    bornBefore: (name) => `图中有多少人比${name}出生得早？`,
    whenTaken: (name) => `这张${name}的照片是什么时候拍的？`,
    choice: (name) => `${name}接下来最可能选择哪一个？`,
  },
  forms: {
    predict: (name) => `${name}接下来最可能做什么？`,
    commonsense: (name) => `${name}为什么做图中所示的事？`,
    change: (name) => `${name}的样子和参考图片相比有什么不同？`,
    choice: (name) => `${name}在这里最可能选择什么？`,
    sentiment: (name) => `${name}为什么有图中所示的心情？`,
  },
  inRow: (place) => `第${counted[place] ?? place + 1}`,
  notSeen: '不在图中',
  onlyPerson: '图中唯一的人',
};
