import { askedWords, orderWords } from '../../memory/in-words/asked-words.ts';
import { constraintName, constraintWords } from '../../memory/in-words/constraint-words.ts';
import type { Language } from '../../memory/in-words/time-in-words.ts';
import type { PlanEdit } from '../../memory/plan-edit.ts';
import type { PlanNode } from '../../memory/query-plan.ts';
import { isOpenSum } from '../explain/loosened.ts';

const pickWords = {
  all: ['not only the first or last of them', '不只是第一个或最后一个'],
  first: ['the first of them', '最早的一个'],
  last: ['the last of them', '最近的一个'],
} as const;

/** What a follow-up changed, a line each: "in Paris instead of in Lisbon", "without Anna", "no longer the year 2023". */
export function editsInWords(edits: readonly PlanEdit[], language: Language): string[] {
  return edits.map((edit) => editWords(edit, language)).filter((words) => words !== '');
}

function editWords(edit: PlanEdit, language: Language): string {
  const zh = language === 'zh';
  const place = zh ? 1 : 0;
  if (edit.act === 'asked')
    return zh ? `现在问：${askedWords(edit.asked, language)}` : `now asking ${askedWords(edit.asked, language)}`;
  if (edit.act === 'pick') return pickWords[edit.pick][place];
  if (edit.act === 'order') return orderWords(edit.order, language);
  const say = (nodes: readonly PlanNode[]): string =>
    nodes.map((node) => constraintWords(node, language)).join(zh ? '，' : ', ');
  switch (edit.act) {
    case 'replaced':
    case 'moved':
      return zh ? `${say(edit.now)}，不再是${say(edit.was)}` : `${say(edit.now)} instead of ${say(edit.was)}`;
    case 'dropped': {
      const names = edit.was.map((node) => constraintName(node, language)).join(zh ? '、' : ', ');
      return zh ? `不再限定${names}` : `no longer ${names}`;
    }
    case 'added':
    case 'excluded':
      // "How much" looks for sums by itself.
      if (edit.now.every(isOpenSum)) return '';
      return zh ? `并且${say(edit.now)}` : `also ${say(edit.now)}`;
    case 'widened':
      return say(edit.now);
  }
}
