import pc from 'picocolors';
import type { Contribution, Explanation } from '../memory/explanation.ts';
import { plain } from './face.ts';
import type { Branch, Tone } from './tree.ts';
import { treeLines } from './tree.ts';

type Words = Readonly<
  Record<
    'understood' | 'asks' | 'must' | 'prefer' | 'ambiguous' | 'or' | 'unknown' | 'loosened' | 'notInMemory',
    string
  >
>;

const wordings: Readonly<Record<Explanation['language'], Words>> = {
  en: {
    understood: 'Understood',
    asks: 'find',
    must: 'required',
    prefer: 'preferred',
    ambiguous: 'could mean',
    or: ' or ',
    unknown: 'unknown',
    loosened: 'Relaxed',
    notInMemory: 'is not a name in this memory',
  },
  zh: {
    understood: '理解为',
    asks: '查找',
    must: '必须匹配',
    prefer: '优先匹配',
    ambiguous: '可能指',
    or: '或',
    unknown: '未知',
    loosened: '已放宽',
    notInMemory: '不是记忆里的名称',
  },
};

const sourcesZh: Readonly<Record<Contribution['source'], string>> = {
  time: '时间',
  place: '地点',
  people: '人物',
  kind: '类型',
  words: '文字',
  'text in the picture': '图中文字',
  happening: '事件',
  'things shown': '画面内容',
  code: '编号',
  sum: '金额',
  ledger: '账目',
};

/** How the query was understood: the constraints, and what is unknown or ambiguous. */
export function understoodLines({ understood, language }: Explanation): string[] {
  const words = wordings[language];
  const branches: Branch[] = [
    { label: words.asks, labelTone: 'dim', text: plain(understood.asks) },
    ...understood.constraints.map(
      (constraint): Branch => ({
        label: words[constraint.strength],
        labelTone: constraint.strength === 'must' ? 'strong' : 'dim',
        text: plain(withSaid(constraint, language === 'zh')),
      }),
    ),
    ...understood.ambiguous.map(
      ({ said, readings }): Branch => ({
        label: words.ambiguous,
        labelTone: 'warn',
        text: plain(`“${said}”: ${readings.join(words.or)}`),
      }),
    ),
    ...understood.unknown.map(
      (name): Branch => ({ label: words.unknown, labelTone: 'warn', text: plain(`“${name}” ${words.notInMemory}`) }),
    ),
  ];
  return [pc.bold(words.understood), ...treeLines(branches)];
}

/** The words of the question are shown if they differ from their interpretation. */
function withSaid({ words, said }: Explanation['understood']['constraints'][number], zh: boolean): string {
  if (said === undefined || words.toLowerCase().includes(said.toLowerCase())) return words;
  return zh ? `${words}（来自“${said}”）` : `${words}  (from “${said}”)`;
}

/** The contribution of each source to a result, below it. */
export function contributionLines(
  contributions: readonly Contribution[],
  language: Explanation['language'],
  indent: string,
): string[] {
  const branches = contributions.map((one): Branch => {
    const { mark, tone } = loudness(one.weight);
    return {
      label: `${mark} ${language === 'zh' ? sourcesZh[one.source] : one.source}`,
      labelTone: tone,
      text: plain(one.words),
      tone: one.weight === 0 ? 'dim' : 'plain',
    };
  });
  return treeLines(branches, undefined, indent);
}

/** Steps of evidence in nats: a factor of up to about three, up to twenty, and more. */
function loudness(weight: number): { readonly mark: string; readonly tone: Tone } {
  const size = Math.abs(weight);
  const count = size < 0.05 ? 0 : size < 1 ? 1 : size < 3 ? 2 : 3;
  if (count === 0) return { mark: '·  ', tone: 'dim' };
  const sign = weight > 0 ? '+' : '−';
  return { mark: sign.repeat(count).padEnd(3), tone: weight > 0 ? 'good' : 'bad' };
}

export function loosenedLines({ loosened, language }: Explanation): string[] {
  if (loosened.length === 0) return [];
  return [pc.bold(wordings[language].loosened), ...treeLines(loosened.map((text) => ({ text: plain(text) })))];
}

/** Why there are no results, and the results without each constraint; empty if there are results. */
export function nothingLines({ nothing, without, language }: Explanation): string[] {
  const reasons = nothing.map((text): Branch => ({ text: plain(text) }));
  const ways = without.map(
    ({ constraint, items }): Branch => ({
      text: plain(language === 'zh' ? `去掉${constraint}后有 ${items} 项` : `${items} without ${constraint}`),
      tone: 'good',
    }),
  );
  return treeLines([...reasons, ...ways]);
}
