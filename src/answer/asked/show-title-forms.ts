import type { AskedField } from './asked-field.ts';

const kindsOfShow =
  '(?:concert|gig|show|play|exhibition|film|movie|match|game|opera|musical|festival|performance|ballet|recital|konzert|theaterstück|stück|ausstellung|spiel|fußballspiel|pièce|exposition|concierto|exposición|partido|concerto|mostra|partita|音乐会|演唱会|话剧|展览|展会|比赛|球赛|足球赛|电影|歌剧|音乐剧)';

/** A title: words with capitals, small words between them only. */
const title = String.raw`\p{Lu}[\p{L}\d'’&.-]*(?: (?:(?:of|the|a|an|and|in|on|to|for|at|de|la|le|du|des|der|die|das|against|versus|vs\.?|v\.?|with|&) ){0,2}[\p{Lu}\d][\p{L}\d'’&.-]*){0,7}`;
const titleEnd = String.raw`(?=\s*(?:[.,!?:;/|()\n—–-]|\son\b|\sin\b|\sat\b|$))`;

/** How tickets and their letters write what they are for. */
export const showTitleForms: NonNullable<AskedField['forms']> = [
  { pattern: /《(?<v>[^》\n]{1,60})》/u, weight: 3 },
  {
    pattern:
      /(?:^|\n|[.!?]\s)\s*(?:[Ee]vent|[Ss]how|[Tt]itle|[Ff]ilm|[Pp]erformance|[Pp]roduction|[Vv]eranstaltung|[Vv]orstellung|[Ss]pectacle|[Éé]vénement|[Ee]vento|[Ee]spectáculo|[Ss]pettacolo|活动(?:名称)?|演出(?:名称)?|节目(?:名称)?|影片|名称|剧[名目]|片名|项目名称)\s*[:：]\s*(?<v>[\p{Lu}\p{Script=Han}\d][^\n]{1,60}?)(?=\s*(?:\n|$|[.;|]))/u,
    weight: 3.5,
  },
  {
    pattern: new RegExp(
      String.raw`(?:[Tt]ickets?(?: (?:is|are|were|was) (?:bought|booked|confirmed|paid))?|[Ee]intrittskarten?|[Bb]illets?|[Ee]ntradas?|[Bb]iglietti|[Cc]onfirmation|[Bb]estellbestätigung|[Bb]uchungsbestätigung)\s?[:：]\s*(?<v>${title})${titleEnd}`,
      'u',
    ),
    weight: 3,
    fields: ['title'],
  },
  // A form whose label stands above its value.
  {
    pattern:
      /(?:^|\n)\s*(?:[Ee]vent|[Ss]how|[Tt]itle|[Pp]erformance|[Vv]eranstaltung|[Vv]orstellung|[Ss]pectacle|[Éé]vénement|[Ee]vento|[Ss]pettacolo|活动(?:名称)?|演出(?:名称)?|节目(?:名称)?|赛事(?:名称)?|名称|剧[名目]|片名|项目名称)\s*\n+\s*(?<v>[\p{Lu}\p{Script=Han}\d][^\n|（(]{1,60}?)(?=\s*(?:[（(|\n]|$))/u,
    weight: 3.5,
  },
  // 您的门票：Night Train, Night Train订票成功
  {
    pattern: /^(?<v>[^：:\n]{2,60}?)(?:订票|购票|出票|预订)(?:成功|确认|完成)/u,
    weight: 2.5,
    fields: ['title'],
  },
  { pattern: /["“«](?<v>[^"”»\n]{3,60})["”»]/u, weight: 2.5 },
  {
    pattern: new RegExp(
      String.raw`\b(?:[Yy]our )?(?:[Ee]ntrance|[Ee]ntry|[Ss]eats?|[Pp]lace|[Tt]ickets?) for (?<v>${title}) \(`,
      'u',
    ),
    weight: 3,
  },
  // "You're going to Night Train!", "You're going: Night Train"
  {
    pattern: new RegExp(
      String.raw`\b[Yy]ou(?:['’]re| are)(?: all set| off| in)?(?: going| seeing)?(?: to(?: see)?)?:? (?<v>${title})(?=[!.]*\s*(?:\n|$))`,
      'u',
    ),
    weight: 3,
  },
  {
    pattern: /【(?:演出|活动|演出\/活动|节目|展览|赛事)(?:名称)?】\s*(?<v>[^\n（(]{2,60}?)(?=[（(\n]|$)/u,
    weight: 3.5,
  },
  // "Night Train (play), Leipzig": what sort of a thing it is stands behind its name.
  {
    pattern: new RegExp(String.raw`(?<v>${title}) \((?:[\p{L} -]{0,20})${kindsOfShow}(?:[\p{L} -]{0,12})\)`, 'iu'),
    weight: 3,
  },
  {
    pattern:
      /^\s*(?:admission|admit one|e-?ticket|tickets?|eintritt(?:skarte)?|karte|entrada|billet|biglietto|ingresso|入场券|门票|票)\n+(?<v>[\p{Lu}\p{Script=Han}\d][^\n]{2,60})(?=\n)/iu,
    weight: 2.5,
    fields: ['ocr', 'body'],
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:[Tt]ickets? (?:for|to|für)|[Bb]illets? pour|[Ee]ntradas? para|[Bb]iglietti? per|[Oo]rder \w+\s?[:–-]|[Bb]ooking \w+\s?[:–-]|[Aa]dmission (?:for|to)|(?:going|come) to see|[Yy]ou will see|[Yy]ou are in!|[Ww]elcome to|[Ee]njoy|[Tt]ime for|[Ss]ee you at|[Rr]eady for)\s+(?<v>${title})${titleEnd}`,
      'u',
    ),
    weight: 2.5,
  },
  // A ticket's own line: a sign or a number of tickets, then what they are for.
  {
    pattern: new RegExp(
      String.raw`(?:🎟️?|🎫|🎭|(?<=^|[\s:])(?:\d{1,2}\s?[x×]|[x×]\s?\d{1,2})(?=\s))\s*(?:(?:\d{1,2}\s?[x×]|[x×]\s?\d{1,2})\s+)?(?<v>${title})${titleEnd}`,
      'u',
    ),
    weight: 2.5,
  },
  // "Night Train Leipzig 14 Oct": nothing but a title, a town and a day at the beginning.
  { pattern: new RegExp(`^(?<v>${title})${titleEnd}`, 'u'), weight: 1, fields: ['body'] },
  { pattern: new RegExp(String.raw`^(?<v>${title}):\s`, 'u'), weight: 2, fields: ['title'] },
  {
    pattern: new RegExp(String.raw`(?:^|[.!]\s)(?<v>${title})\s?(?:[,/|]|[-–—])\s`, 'u'),
    weight: 2,
    fields: ['body', 'title'],
  },
  { pattern: new RegExp(String.raw`(?:[.!?]|\|)\s(?<v>${title})(?=[.!]\s)`, 'u'), weight: 1.5, fields: ['body'] },
  { pattern: /^(?<v>[\p{Lu}\d][\p{L}\d'’& .-]{2,60})(?=\n)/u, weight: 2, fields: ['ocr'] },
];
