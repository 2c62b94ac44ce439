import pc from 'picocolors';
import type { AskResponse, FollowUpShape, SearchResponse } from '../../contract/question-verbs.ts';
import type { Explanation } from '../../memory/explanation.ts';
import { playingTime } from '../../memory/in-words/playing-time.ts';
import { contributionLines, loosenedLines, nothingLines, understoodLines } from '../explanation-tree.ts';
import { plain } from '../face.ts';
import { itemLines } from '../phrases.ts';
import { counted } from '../table.ts';
import { terminalColumns } from '../tree.ts';
import { wrapped } from '../wrapped-lines.ts';

/** Search results as lines; with `explain`, also the reasons. */
export function searchLines(result: SearchResponse, explain: boolean): string[] {
  const { explanation, items } = result;
  const head = items.length === 0 ? pc.yellow(nothingFound(result)) : foundLine(result);
  const lines = [...followUpLines(result.followUp, result.plan?.language)];
  if (explain && explanation !== undefined) lines.push(...understoodLines(explanation));
  lines.push(head);
  for (const item of items) {
    lines.push(itemLines(item));
    const contributions = explanation?.results.find(({ id }) => id === item.id)?.contributions;
    if (!explain || explanation === undefined || contributions === undefined) continue;
    lines.push(...contributionLines(contributions, explanation.language, '    '));
    lines.push(pc.dim(`       ${sureness(item.probability, explanation.language)}`));
  }
  if (!explain) for (const note of result.notes) lines.push(pc.dim(plain(`  ${note}`)));
  for (const remark of result.remarks ?? []) lines.push(pc.yellow(plain(`  ${remark}`)));
  if (explanation !== undefined && (explain || result.followUp?.more !== true))
    lines.push(...nothingLines(explanation));
  if (explain && explanation !== undefined) lines.push(...loosenedLines(explanation), ...howLines('search', result));
  return lines;
}

function nothingFound({ plan, followUp }: SearchResponse): string {
  const more = followUp?.more === true;
  if (plan.language === 'zh') return more ? '没有更多结果。' : '没有搜索结果。';
  return more ? 'No more results.' : 'No results.';
}

function foundLine({ plan, items, total, tookMs }: SearchResponse): string {
  const ms = Math.round(tookMs);
  const shown = items.length;
  const isAll = total === shown;
  if (plan.language === 'zh')
    return `${total === undefined ? `最匹配的 ${shown} 项` : `共 ${total} 项结果${isAll ? '' : `，显示 ${shown} 项`}`}，用时 ${ms} 毫秒`;
  if (total === undefined) return `Top ${counted(shown, 'result')} in ${ms} ms`;
  return `${isAll ? '' : `${shown} of `}${counted(total, 'result')} in ${ms} ms`;
}

const sureness = (probability: number, language: Explanation['language']): string => {
  const percent = `${(probability * 100).toFixed(0)}%`;
  return language === 'zh' ? `匹配概率 ${percent}` : `${percent} match`;
};

/** An answer as lines: the answer, notes, and cited items and quotes; with `explain`, also the reasons. */
export function answerLines(result: AskResponse, explain: boolean): string[] {
  const { explanation } = result;
  const mark = result.outcome === 'grounded' ? pc.green('●') : pc.yellow('○');
  const percent = `${(result.confidence * 100).toFixed(0)}%`;
  const zh = result.plan?.language === 'zh';
  const sure = result.outcome === 'grounded' ? pc.dim(zh ? `（置信度 ${percent}）` : `  (confidence ${percent})`) : '';
  const lines = [...followUpLines(result.followUp, result.plan?.language)];
  if (explain && explanation !== undefined) lines.push(...understoodLines(explanation));
  lines.push(`${mark} ${pc.bold(plain(headline(result)))}${sure}`);
  for (const note of result.notes) lines.push(`  ${pc.dim(plain(note))}`);
  lines.push(...citationLines(result, explain), ...answererLines(result));
  if (result.outcome === 'abstained' && result.evidence.length > 0) {
    lines.push(
      pc.dim(zh ? '  最接近的：' : '  Nearest:'),
      ...result.evidence.slice(0, 3).map((item) => itemLines(item)),
    );
  }
  if (result.outcome === 'abstained' && explanation !== undefined) lines.push(...nothingLines(explanation));
  if (explain) {
    if (explanation !== undefined) lines.push(...loosenedLines(explanation));
    lines.push(...howLines('ask', result));
  }
  return lines;
}

const kinds = {
  en: { image: 'photo', video: 'video', email: 'mail', text: 'note' },
  zh: { image: '张照片', video: '段视频', email: '封邮件', text: '条笔记' },
} as const;

/** A set of items is summarised by counts: the items are listed below, and the ids are for programs. */
function headline({ answer, citations, evidence, plan }: AskResponse): string {
  const cited = new Set<string>(citations.map(({ id }) => id));
  const ids = answer.split(', ');
  if (!ids.every((id) => cited.has(id))) return answer;
  const chosen = evidence.filter(({ id }) => ids.includes(id));
  if (chosen.length < ids.length) return answer;
  const parts = [...Map.groupBy(chosen, ({ modality }) => modality)].map(([modality, { length }]) =>
    plan?.language === 'zh' ? `${length}${kinds.zh[modality]}` : counted(length, kinds.en[modality]),
  );
  return plan?.language === 'zh' ? parts.join('、') : parts.join(', ');
}

/** The model that answered and its cost, or why the model was not used. */
function answererLines({ answerer, plan }: AskResponse): string[] {
  if (answerer === undefined) return [];
  const zh = plan?.language === 'zh';
  const { model, fellBack, calls, inputTokens = 0, outputTokens = 0 } = answerer;
  if (fellBack !== undefined) {
    const why = plain(fellBack);
    return [pc.yellow(zh ? `  未使用模型 ${model} 回答：${why}` : `  Answered without the model ${model}: ${why}`)];
  }
  const tokens = inputTokens + outputTokens;
  const cost = zh
    ? `${calls} 次调用${tokens === 0 ? '' : `，${tokens} 个词元`}`
    : `${counted(calls, 'call')}${tokens === 0 ? '' : `, ${tokens.toLocaleString('en')} tokens`}`;
  return [pc.dim(zh ? `  由 ${model} 回答（${cost}）` : `  Answered by ${model} (${cost})`)];
}

/** Maximum number of cited items to show; `--json` has all. */
const MOST_SHOWN = 15;

function citationLines({ citations, evidence, explanation, plan }: AskResponse, explain: boolean): string[] {
  const cited = new Map(evidence.map((item) => [item.id, item]));
  const groups = [...Map.groupBy(citations, (citation) => citation.id)];
  const more = groups.length - MOST_SHOWN;
  const shown = groups.slice(0, MOST_SHOWN).flatMap(([id, quotes]) => {
    const item = cited.get(id);
    const contributions = explain ? explanation?.results.find((one) => one.id === id)?.contributions : undefined;
    return [
      ...(item === undefined ? [] : [itemLines(item)]),
      ...new Set(quotes.map(({ field, quote, moment }) => quoteLine(field, quote, moment))),
      ...(contributions === undefined || explanation === undefined
        ? []
        : contributionLines(contributions, explanation.language, '    ')),
    ];
  });
  const rest =
    plan?.language === 'zh'
      ? `  另有 ${more} 项；用 --json 列出全部。`
      : `  … and ${more} more; use --json to list all.`;
  return more > 0 ? [...shown, pc.dim(rest)] : shown;
}

const isEdge = /^(?:moments|transcript\.segments)\.\d+\.(?:start|end)$/;

/** A quote and its field; for a moment of a video, its times are enough. */
function quoteLine(field: string, quote: string, moment: AskResponse['citations'][number]['moment']): string {
  if (moment === undefined) return `      ${pc.dim(field)} “${plain(quote).slice(0, 160)}”`;
  const where = `${field.split('.')[0]} ${playingTime(moment.start)}`;
  return isEdge.test(field)
    ? `      ${pc.dim(`${where}–${playingTime(moment.end)}`)}`
    : `      ${pc.dim(where)} “${plain(quote).slice(0, 160)}”`;
}

/** How a follow-up was understood, so that a misunderstanding is visible. */
function followUpLines(followUp: FollowUpShape | undefined, language: Explanation['language'] = 'en'): string[] {
  if (followUp === undefined) return [];
  const unchanged = followUp.more ? [] : [language === 'zh' ? '没有变化' : 'unchanged'];
  const changes = [...(followUp.edits.length === 0 ? unchanged : followUp.edits)].map((edit) => ` · ${edit}`).join('');
  return [
    pc.dim(plain(language === 'zh' ? `接着“${followUp.after}”${changes}` : `After “${followUp.after}”${changes}`)),
  ];
}

/** The plan to edit and run again, and how long each step took. */
function howLines(verb: 'search' | 'ask', { planText = '', trace, plan }: SearchResponse | AskResponse): string[] {
  const steps = trace.map(
    ({ step, items, tookMs }) => `${step}${items === undefined ? '' : ` ${items}`} ${tookMs.toFixed(1)} ms`,
  );
  return [
    pc.bold(plan?.language === 'zh' ? '搜索计划（可修改后再次运行）' : 'Plan (edit it and run it again)'),
    `  madeleine ${verb} --plan ${shellQuoted(plain(planText))}`,
    ...wrapped(plain(steps.join(' · ')), terminalColumns() - 2).map((line) => pc.dim(`  ${line}`)),
  ];
}

const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
