import { matchesIn } from '../../language/matches.ts';
import { wholeMonth } from '../../language/month-words.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
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

/** 礼服穿不了，换思思; 托我弟送她: whom it is left to need not be told by a family name. */
const calledBy = /^(?:[小阿老]\p{Script=Han}|(?<twice>\p{Script=Han})\k<twice>)$/u;
const swapped =
  /(?:换|改由|改请|改让|改叫|改找)(?<who>\p{Script=Han}{2,3}?)(?=[，。；！,;]|[来去接替顶上当做陪送带]|$)/gu;
const kin =
  '(?:爸爸?|妈妈?|哥哥?|姐姐?|弟弟?|妹妹?|嫂子?|大嫂|姐夫|妹夫|爷爷|奶奶|外公|外婆|姥姥|姥爷|公公|婆婆|岳父|岳母|阿姨|叔叔|舅舅|舅妈|姑姑|姑妈|姨妈|表[哥姐弟妹]|堂[哥姐弟妹]|老公|老婆|邻居|室友|同事|同学)';
const entrusted = new RegExp(
  `(?:托|让|请|叫|喊|麻烦|拜托|由)(?<who>(?:我|你|他|她|咱)?(?:家)?${kin})(?=送|接|带|陪|来|去|帮|看|照|替|顶|代)`,
  'gu',
);

const ASKED_BEFORE =
  /\b(?:before|previous(?:ly)?|former(?:ly)?|original(?:ly)?|used to|at first)\b|之前|以前|原来|原先/iu;
const WORTH = 0.6;

const asWritten = (text: string, { 0: whole, index, groups }: RegExpExecArray): string => {
  const who = groups?.['who'] ?? '';
  const start = index + whole.lastIndexOf(who);
  return text.slice(start, start + who.length);
};

/** Whom a line says something was handed on to; nothing where it is asked who had it before. */
export function handedTo(question: string): (line: Line) => Span[] {
  if (ASKED_BEFORE.test(question)) return () => [];
  return ({ text, field }) => {
    const latin = forms.flatMap((form) => matchesIn(text, form).map(({ groups }) => groups?.['who'] ?? ''));
    const written = inSimpleCharacters(text);
    const named = [...matchesIn(written, han), ...matchesIn(written, swapped)]
      .filter(({ groups }) => isName(groups?.['who'] ?? '') || calledBy.test(groups?.['who'] ?? ''))
      .concat(matchesIn(written, entrusted));
    const chinese = written.length !== text.length ? [] : named.map((match) => asWritten(text, match));
    return [...latin, ...chinese]
      .filter((who) => who !== '' && !question.includes(who))
      .map((who) => ({ text: who, field, quote: text, worth: WORTH }));
  };
}
