import { constraintWords } from '../../memory/in-words/constraint-words.ts';
import { dayWords } from '../../memory/in-words/time-in-words.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { locationNames } from '../../memory/location.ts';
import type { PlanLeaf } from '../../memory/query-plan.ts';
import type { Why } from '../../memory/search-result.ts';

/** What a source is silent about when it does not know. */
const silent: Partial<Record<PlanLeaf['tool'], string>> = {
  time: '时间未知',
  place: '地点未知',
  person: '不知道有谁',
  object: '不知道拍到了什么',
  amount: '没有已知的金额',
  text: '没有文字',
  ocr: '图中没有读出文字',
};

const neighbourNotes: Readonly<Record<string, string>> = {
  'what it belongs to speaks of it': '所属的活动或对话提到了',
  'its neighbours show what it does not': '前后相邻的内容有它所缺的',
};
const remarksZh: Readonly<Record<string, string>> = {
  'speaks of a time': '提到了时间',
  'names somebody or somewhere': '提到了人名或地名',
  'has a sum': '带有金额',
  'asks rather than tells': '是提问而不是陈述',
};

/** One piece of evidence in Chinese, from what the leaf asks and what the item is known to be. */
export function contributionZh(
  { tool, note, weight, truth }: Why,
  leaf: PlanLeaf | undefined,
  item: MemoryItem,
): string {
  if (tool === 'event' && leaf?.tool !== 'event') return neighbourNotes[note] ?? '同一次活动中的其他内容提到了';
  if (leaf === undefined) return remarksZh[note] ?? '其他线索';
  const excluded = note.startsWith('asked not to be: ');
  const fits = truth ?? (weight === 0 ? 'unknown' : weight > 0 !== excluded ? 'yes' : 'no');
  const words = constraintWords(leaf, 'zh');
  if (fits === 'unknown') return `${silent[tool] ?? `是否${words}未知`}：不加分也不减分`;
  const said = sayingZh(leaf, note, fits, item, words);
  return excluded ? `要求不是“${words}”：${said}` : said;
}

function sayingZh(leaf: PlanLeaf, note: string, fits: 'yes' | 'no', item: MemoryItem, words: string): string {
  const yes = fits === 'yes';
  switch (leaf.tool) {
    case 'time': {
      const day = item.time === undefined ? undefined : dayWords(item.time.start, 'zh');
      if (day === undefined || note.startsWith('speaks of'))
        return yes ? `文中提到的日期符合${words}` : `不符合${words}`;
      const verb = item.modality === 'email' ? '发送于' : item.modality === 'text' ? '写于' : '拍摄于';
      return `${verb}${day}，${yes ? '符合' : '不符合'}${words}`;
    }
    case 'place': {
      if (yes) return note.startsWith('names') ? `文中提到${leaf.args.name}` : words;
      const own = item.place === undefined ? undefined : locationNames(item.place)[0];
      return own === undefined ? `不${words}` : `在${own}，不${words}`;
    }
    case 'text':
    case 'ocr': {
      const quoted = [...note.matchAll(/“[^”]+”/g)].map(([q]) => q).join('、');
      if (!yes) return `没有提到“${leaf.args.words}”`;
      return quoted === '' ? '名字或前后文与词语相符' : `提到${quoted}`;
    }
    case 'person':
      return yes ? (note.startsWith('names') ? `文中提到${leaf.args.name}` : words) : `没有${leaf.args.name}`;
    default:
      return yes ? words : `不是：${words}`;
  }
}
