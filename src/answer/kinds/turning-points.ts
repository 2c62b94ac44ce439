import type { Question } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';

/**
 * What happens once in a life, by the words that ask when it did and those that tell it: that a cat has a vet tells
 * nothing of the day on which it was adopted. In any order; a line may be added by hand.
 */
const turningPoints: readonly { readonly asks: RegExp; readonly tells: RegExp }[] = [
  {
    asks: /\b(?:adopt(?:ed)?|rescued?)\b|领养|收养/iu,
    tells:
      /\badopt|\brescue|\bshelter\b|\bfoster|\bnew (?:home|owner)\b|\bcollect(?:ed)? (?:him|her|the (?:cat|dog|kitten|puppy))\b|领养|收养|救助|接(?:它|他|她)?回家|新家/iu,
  },
  {
    asks: /\b(?:get|got|getting|be|been|were|was) married\b|\bmarr(?:y|ied)\b|\bour wedding\b|结婚|领证/iu,
    tells:
      /\bmarr(?:y|ied|iage)|\bwedding|\bbrides?\b|\bgroom\b|\bhoneymoon|\banniversar|\bregistry office|结婚|婚礼|领证|新娘|新郎|蜜月/iu,
  },
  {
    asks: /\bengaged\b|\bpropos(?:e|ed)\b|订婚|求婚/iu,
    tells: /\bengage|\bpropos|\bfianc|\bring\b|订婚|求婚|未婚/iu,
  },
  {
    asks: /\bdivorced?\b|\bsplit up\b|\bbr(?:eak|oke) up\b|离婚|分手/iu,
    tells: /\bdivorc|\bseparat|\bsplit|\bbr(?:eak|oke|eaking) up|离婚|分手/iu,
  },
  {
    asks: /\bgraduat(?:e|ed)\b|毕业/iu,
    tells: /\bgraduat|\bdiploma|\bdegree\b|\bcommencement|\bbachelor|\bmaster(?:['’]s)?\b|\bthesis|毕业|学位|文凭/iu,
  },
  {
    asks: /\b(?:quit|resign(?:ed)?|hand(?:ed)? in my notice)\b|\bleave my job\b|辞职|离职/iu,
    tells: /\bquit|\bresign|\bnotice\b|\bfarewell|\blast day\b|\bleav(?:e|ing)\b|辞职|离职|告别/iu,
  },
  { asks: /\bretired?\b|退休/iu, tells: /\bretire|\bpension|退休/iu },
  {
    asks: /\b(?:die|died|pass(?:ed)? away|put down|put to sleep)\b|去世|过世|走的那天/iu,
    tells:
      /\bdie[ds]?\b|\bdeath|\bpass(?:ed)? away|\bfuneral|\bcondolence|\bmourn|\bsleep\b|\bloss\b|去世|过世|葬礼|哀悼|节哀/iu,
  },
];

const MOST_READ = 12;

/**
 * Of a turn of a life only what tells of it says when it was. Nothing where none is asked for; of a question for one,
 * what tells of it, which may be nothing.
 */
export function tellsOfTurn({ text, supported }: Question): Question['supported'] | undefined {
  const turn = turningPoints.find(({ asks }) => asks.test(text));
  return turn === undefined
    ? undefined
    : supported.slice(0, MOST_READ).filter(({ item }) => quotable(item).some((quoted) => turn.tells.test(quoted.text)));
}
