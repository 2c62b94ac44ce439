import { wholeMonth } from '../../language/month-words.ts';
import { isName } from './han-names.ts';
import type { Line, Span } from './plain-spans.ts';

const name = String.raw`(?!(?:${wholeMonth}|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|From|Now|So|And|But|I|We|You|He|She|They|It)\b)(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Frau|Herr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}`;

/** "Ann has handed the keys to Bo", "Bo takes over the desk", 钥匙交给小波了: who has it from then on. */
const forms: readonly RegExp[] = [
  String.raw`\b(?:hand(?:ed|s|ing)|pass(?:ed|es|ing)|giv(?:en|es|ing)|gave|turn(?:ed|s|ing)|left)(?: over| on)?\b[^.!?;\n]{0,50}?\b(?:over |on )?to (?<who>${name})`,
  String.raw`(?<who>${name})(?: has| have| is| will(?: be)?|['’]s|['’]ll)? (?:now )?(?:tak(?:en|es|ing|e)|took) (?:it |this |that )?(?:over|on)\b`,
  String.raw`\btaken over by (?<who>${name})`,
].map((form) => new RegExp(form, 'gu'));
const han =
  /(?:交给|转给|移交给|交接给|由|换成了?)(?:了)?(?<who>\p{Script=Han}{2,3}?)(?=[了来接负管，。；！,;]|保管|打理|$)/gu;

const ASKED_BEFORE =
  /\b(?:before|previous(?:ly)?|former(?:ly)?|original(?:ly)?|used to|at first)\b|之前|以前|原来|原先/iu;
const WORTH = 0.6;

/** Whom a line says something was handed on to; nothing where it is asked who had it before. */
export function handedTo(question: string): (line: Line) => Span[] {
  if (ASKED_BEFORE.test(question)) return () => [];
  return ({ text, field }) => {
    const latin = forms.flatMap((form) => [...text.matchAll(form)].map(({ groups }) => groups?.['who'] ?? ''));
    const chinese = [...text.matchAll(han)].map(({ groups }) => groups?.['who'] ?? '').filter((who) => isName(who));
    return [...latin, ...chinese]
      .filter((who) => who !== '' && !question.includes(who))
      .map((who) => ({ text: who, field, quote: text, worth: WORTH }));
  };
}
