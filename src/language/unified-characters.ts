/**
 * Radicals that Unicode gives no normal form (CJK Radicals Supplement), and the characters that they look like. Programs that
 * write PDF files name a glyph by the first character that has it, which may be its radical.
 */
const radicals =
  '⺁⺂⺄⺅⺇⺈⺉⺊⺌⺎⺒⺓⺖⺘⺙⺜⺝⺞⺟⺠⺡⺣⺤⺦⺧⺨⺩⺫⺬⺭⺮⺯⺰⺲⺶⺷⺹⺻⺼⺽⺾⺿⻀⻁⻂⻃⻄⻅⻆⻇⻈⻉⻊⻋⻌⻍⻎⻏⻐⻑⻒⻓⻔⻕⻖⻗⻘⻙⻚⻛⻜⻝⻟⻠⻡⻢⻣⻤⻥⻦⻧⻨⻩⻪⻫⻬⻭⻮⻯⻰⻱⻲⻳';
const characters =
  '厂乛乙亻几刀刂卜小兀巳幺忄扌攵日月歺母民氵灬爫丬牛犭王目示礻竹糹纟罒羊羊耂聿月臼艹艹艹虎衤覀西见角角讠贝足车辶辶辶邑钅長镸长门阜阝雨青韦页风飞食飠饣首马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟';
const unified = new Map([...radicals].map((radical, at) => [radical, [...characters][at] ?? radical] as const));
/** Its normal form is the traditional 戶, but fonts that share its glyph are those of simplified characters. */
unified.set('\u2f3e', '户');

/** Radicals as the characters that are meant: ⽉ is 月, ⻋ is 车. */
export const unifiedCharacters = (text: string): string =>
  text.replace(/[\u2e80-\u2fd5]/g, (radical) => unified.get(radical) ?? radical.normalize('NFKC'));
