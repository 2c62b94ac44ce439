import { MadeleineError } from '../../../memory/errors.ts';

/** What whoever runs it says: why apparent personality is rated, and that the people shown agreed to it. */
export type Stated = { readonly purpose?: string | undefined; readonly consent?: boolean | undefined };
/** What was let through, as a run's record keeps it. */
export type Admitted = { readonly purpose: string; readonly consent: true };

/**
 * Uses that are refused in any words: those that MM-OCEAN's Appendix L and ATM-Bench's Appendix A.4 warn of or forbid, and
 * decisions of the same weight about real people.
 */
export const refusedUses = [
  {
    use: 'hiring and work',
    said: /\b(?:hir(?:e|ing|ed)|recruit\w*|job|applicants?|candidates?|interview\w*|employ\w*|personnel|promotion|performance review)\b|招聘|求职|面试|雇|应聘|员工|绩效/iu,
  },
  {
    use: 'credit and insurance',
    said: /\b(?:credit|loans?|lending|mortgage|insur\w+|underwrit\w*|tenan\w+|rental applic\w+)\b|信贷|贷款|信用评|保险|租客/iu,
  },
  {
    use: 'surveillance and profiling',
    said: /\b(?:surveil\w*|monitor\w*|profil\w*|track(?:ing)?|spy\w*|stalk\w*|watch ?list)\b|监控|监视|画像|跟踪|窥探/iu,
  },
  {
    use: 'policing, borders and courts',
    said: /\b(?:police|policing|law enforcement|criminal\w*|suspects?|border|immigration|asylum|court|parole|lie detect\w*|decepti\w+)\b|警|执法|犯罪|嫌疑|边境|移民|法庭|测谎/iu,
  },
  { use: 'education', said: /\b(?:admissions?|grading|exam\w*|students?|pupils?|school)\b|录取|学生|考试|评分|学校/iu },
  {
    use: 'health and therapy',
    said: /\b(?:diagnos\w*|patients?|therap\w*|psychiatr\w*|mental health)\b|诊断|病人|患者|心理健康|治疗/iu,
  },
  {
    use: 'targeting and persuasion',
    said: /\b(?:advertis\w*|target\w*|persua\w*|voters?|election|campaign|marketing)\b|广告|定向|选民|竞选|营销/iu,
  },
  {
    use: 'dating and private life',
    said: /\b(?:dating|tinder|partner|spouse|neighbou?rs?|ex(?:-?(?:wife|husband|boyfriend|girlfriend)))\b|相亲|约会|配偶|邻居|前任/iu,
  },
] as const;

const LEAST_WORDS = 3;
const LEAST_CHARACTERS = 6;

/**
 * Lets a run rate apparent personality, or says why not. Nothing is rated unless a purpose is stated, it is none of the
 * refused ones, and consent is stated, anew for each run. Errors: `usage`.
 */
export function admitted({ purpose = '', consent = false }: Stated): Admitted {
  const text = purpose.trim();
  const uses = refusedUses.map(({ use }) => use).join('; ');
  const refused = refusedUses.find(({ said }) => said.test(text));
  if (refused !== undefined) {
    throw new MadeleineError('usage', `Ratings of apparent personality are refused for ${refused.use}.`, {
      action: `A short video is not a valid basis for such a use. Refused purposes: ${uses}.`,
    });
  }
  const isStated =
    text.split(/\s+/u).length >= LEAST_WORDS || (text.match(/\p{Script=Han}/gu) ?? []).length >= LEAST_CHARACTERS;
  if (!isStated) {
    throw new MadeleineError('usage', 'Rating apparent personality requires a stated purpose.', {
      action: `Use --purpose "…" and --consent. Refused purposes: ${uses}.`,
    });
  }
  if (!consent) {
    throw new MadeleineError('usage', 'Rating apparent personality requires the consent of the people shown.', {
      action: 'Use --consent if everyone shown agreed, or if the dataset’s terms allow it.',
    });
  }
  return { purpose: text, consent: true };
}
