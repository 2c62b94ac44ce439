/** Nicknames that say what somebody is to the owner, in English and Chinese. */
const roles: readonly (readonly [role: string, words: string])[] = [
  ['owner', 'me|myself|i|album owner|owner|我|自己|本人|相册主人'],
  ['mother', 'mother|mum|mom|mama|妈妈|母亲|妈'],
  ['father', 'father|dad|papa|爸爸|父亲|爸'],
  ['sister', 'sister|little sister|big sister|older sister|younger sister|妹妹|姐姐'],
  ['brother', 'brother|little brother|big brother|older brother|younger brother|弟弟|哥哥'],
  ['wife', 'wife|老婆|妻子'],
  ['husband', 'husband|老公|丈夫'],
  ['girlfriend', 'girlfriend|女朋友|女友'],
  ['boyfriend', 'boyfriend|男朋友|男友'],
  ['son', 'son|儿子'],
  ['daughter', 'daughter|女儿'],
  ['grandmother', 'grandmother|grandma|granny|奶奶|外婆|姥姥'],
  ['grandfather', 'grandfather|grandpa|爷爷|外公|姥爷'],
  ['best friend', 'best friend|bestie|闺蜜|好朋友|死党'],
  ['friend', 'friend|朋友'],
  ['colleague', 'colleague|coworker|同事'],
  ['roommate', 'roommate|flatmate|室友'],
  ['classmate', 'classmate|同学'],
  ['teacher', 'teacher|老师'],
];
const roleOf = new Map(roles.flatMap(([role, words]) => words.split('|').map((word) => [word, role] as const)));

/** The roles that nicknames name, and whether they name the owner. */
export function nicknameRoles(nicknames: readonly string[]): { readonly roles: string[]; readonly owner: boolean } {
  const found = nicknames.flatMap((name) => {
    const word = name
      .trim()
      .toLowerCase()
      .replace(/^(my|the)\s+|^我的?(?=.)/u, '');
    return roleOf.get(word) ?? roleOf.get(name.trim().toLowerCase()) ?? [];
  });
  const unique = [...new Set(found)];
  return { roles: unique.filter((role) => role !== 'owner'), owner: unique.includes('owner') };
}
