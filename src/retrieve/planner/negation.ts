import { after, before, type QuestionText } from './question-text.ts';

const english =
  /(?:\bwithout|\bsans|\bnone of|\bno(?= ?$)|\b(?:every(?:one|body)|any(?:one|body)|all(?: of (?:us|them))?) but|\bneither|\bnor|\bexcept(?: for)?|\bexcluding|\bnot|\bwith no|\bbut no|\bminus|\bother than|\bapart from|\bnever|n't)(?: (?:have|has|show|shows|include|contain|feature|the ones|those|ones|that are|including|showing|in|on|at|from|with|of|by|to|during|any|the|my|our|a|an|taken|is|are|was|were))*\s*$/;
/** 有没有 asks, 没有 denies. */
const chinese =
  /(?:(?<!有)没有|(?<!有)没(?=[在和跟拍带叫]|\s*$)|(?<!有)没(?:有)?(?:带|叫|拍到|看到|看见)上?|(?:[而但却并且又,，、\s]|^)无|未带|少了|缺了?|不含|不包括|不包含|不带|不在|不是|不算|别在|排除|去掉|除了|除|非|不要|不跟|不和)(?:在|和|跟|与|有|是|任何|我的?|我们的?|那些?|拍|\s)*$/u;
/** "Anna in it, Ben not", 小伟不在. */
const englishAfter =
  /^,? (?:(?:is|was|are|were) )?(?:(?:not(?: there| present| in it| on it)?|absent|missing|nowhere to be seen|cut out|(?:not|isn't|wasn't) there)(?:[,.;!?]|$| (?:when|while|during|over in)\b)|(?:isn't|wasn't|not) (?:there|present|around|with us)\b)/;
const chineseAfter =
  /^(?:不算在内|不包括在内|不包含在内|不计在内|除外|不在|没在|没来|没出现|不出现|缺席|没有?(?:出镜|入镜))/u;
/** "Who else was there besides Anna": Anna is there, and somebody else is asked for. */
const besides =
  /(?:还有|以外还|之外还|外还|没有?(?:其他|其它|别的?|旁)人|无(?:其他|他|旁|别)人|再?没(?:有)?(?:谁|人))/u;
const exceptButAlso = /\b(?:besides|apart from|other than|except(?: for)?)\b/;
const whoElse = /\bwho else\b|\bwhat else\b|\banyone else\b/;

/** Whether the words before a position turn what follows into its opposite: "without Anna", "not in Paris", 没有妈妈. */
export function negatedAt(q: QuestionText, at: number, end: number = at): boolean {
  const lead = before(q, at);
  // 英国以外
  if (/^(?:以外|之外)/u.test(after(q, end)) && !/除/u.test(lead)) return true;
  if (englishAfter.test(after(q, end)) || chineseAfter.test(after(q, end))) return true;
  if (english.test(lead)) return !(exceptButAlso.test(lead) && whoElse.test(q.text.toLowerCase()));
  if (!chinese.test(lead)) return false;
  return !(/除了?[^没不]{0,8}$/u.test(lead) && besides.test(after(q, end)));
}

/** Whether a negation carries over to the next of several: "without Anna or Ben", 没有爸爸和妈妈. */
export const carriesOver = (between: string): boolean =>
  /^(?:,|,? (?:or|and|nor)(?: (?:my|our|the|in|at|on|with|without))*|\s*(?:、|和|或者?|跟|与|及|还有))\s*$/u.test(
    between.toLowerCase().trimEnd(),
  );
