import type { PlainWords } from './colloquial-words.ts';
import { pictureWords } from './picture-words.ts';

const pictures = `(${[...pictureWords, 'selfies', 'clips', 'memories'].join('|')})`;
const own = '(?:my|our|this)';
const attributes =
  "(?:(?:photo|picture|image|digital|family|personal|private|whole|entire|full|own|old|saved|phone|phone[’']s|mobile) )*";
const kept =
  '(?:albums?|collections?|archives?|librar(?:y|ies)|galler(?:y|ies)|camera rolls?|rolls?|streams?|feed|folders?|phone|mobile|devices?|camera|storage|cloud)';
/** A gallery or library of somebody else's is a place; an album "of" or "by" somebody is to be heard. */
const notAnother = '(?! (?:by|called|named|titled|card|cover|sales?|tour|launch)\\b)';

/** What stands before pictures and is not to be done with them; counting, comparing and describing them is asked for. */
const notAVerb =
  '(?!(?:do|did|does|are|is|was|were|have|has|had|am|can|could|will|would|should|which|what|who|whose|where|when|why|how|in|on|at|of|off|with|without|from|not|but|no|nor|than|then|that|this|more|most|fewer|less|all|any|some|every|each|only|if|before|after|since|until|during|for|and|or|by|about|count|number|compare|sum|total|describe|caption|tag|name|delete|remove|forget|order|buy|print|date|rate|rank|sort|except|besides|out|one|two|three|half|many|much|both|either|neither)\\b)';

/** "Travel photos of mountains in 2019": pictures of a journey, whatever else they are of. */
const journeyPictures: readonly PlainWords[] = [
  {
    pattern: new RegExp(
      `^((?:.* )?)(?:travel|travelling|traveling|trip|vacation|journey) ${pictures}\\b(.*?)([?.! ]*)$`,
      'giu',
    ),
    plain: '$1$2$3 while travelling$4',
  },
];

/**
 * Where pictures are kept is no part of what they show: "photos in my album of …", "from our collection, …", "album photos", "memories of …".
 * A line may be added by hand.
 */
export const collectionEnglish: readonly PlainWords[] = [
  ...journeyPictures,
  // "Album search: …", "Photo query – …"
  {
    pattern:
      /^(?:(?:photo|picture|image|album|gallery|library|collection|camera roll|archive) )+(?:search|query|request|lookup|look-up|finder)(?: ?[:–—]| -) */giu,
    plain: 'photos of ',
  },
  // "Everything in my album from …", "what is there in our gallery with …", "anything my library has of …"
  {
    pattern: new RegExp(
      `(?<=^(?:please |can you |could you |would you |i want to |i'd like to |let me )*(?:(?:show|find|get|give|bring|pull|see|fetch|list)(?: (?:up|out))?(?: me)? )?)(?:absolutely )?(?:everything|anything|whatever|all|all of it|each item|every item|all items|what)(?: (?:that )?(?:there is|is there|i have|we have|i've got|we've got|do i have|do we have|is|is kept|is stored|is saved|i keep|we keep|i saved))? (?:in|from|on|inside|within|across|throughout|out of) ${own} ${attributes}(?:albums?|collections?|archives?|librar(?:y|ies)|galler(?:y|ies)|camera rolls?|photo streams?)(?=[ ,.?!]*$|,? (?:of|from|with|without|in|at|on|near|around|during|while|when|where|that|which|taken|showing|together|between|over|to do)\\b)${notAnother}`,
      'giu',
    ),
    plain: 'photos',
  },
  // "Search my gallery for …", "Go through our photos and find …"
  {
    pattern: new RegExp(
      `(?<=^(?:please |can you |could you |would you )?)(?:search|check|scan|comb|sift|browse|go|look|dig|query)(?: (?:through|in|into|across))? (?:${own}|the) ${attributes}(?:${kept}|photos|pictures|images) (?:for|and find|and show(?: me)?|to find)(?: me)? +`,
      'giu',
    ),
    plain: '',
  },
  // Whatever verb is told to do something with all, the or my photos: they are to be shown.
  {
    pattern: new RegExp(
      `(?<=^(?:please |kindly |now |can you |could you |would you )*)${notAVerb}[a-z]{3,}(?: (?:out|up|together|back|down|over))?(?: (?:me|us|for me))? (?=(?:(?:all|every|any|each|some|the|my|our|of|those|these|single) )+${pictures}\\b)`,
      'giu',
    ),
    plain: '',
  },
  {
    pattern: new RegExp(
      `(?<=^(?:please |kindly |can you |could you |would you )*)(?:view|open|return|select|filter|present|pull|extract|output|load|print|pick|choose|get|display)(?: (?:out|up|together|back))? (?=${pictures}\\b)`,
      'giu',
    ),
    plain: '',
  },
  {
    pattern:
      /^(?:my |our |the )?(?:photo|picture) albums?(?:[:,]| -|(?= (?:of|from|with|in|during|at|on|along|together|while|near)\b)) /giu,
    plain: 'photos ',
  },
  {
    pattern:
      /^(?:(?:all|any|some|every|the|my|our|those) )*(?:scenes?|moments?|highlights|glimpses|impressions|records|snippets) (?=(?:of|from|with|in|during|at|on|along|together|while|near)\b)/giu,
    plain: 'photos ',
  },
  {
    pattern: new RegExp(
      `\\b${pictures} (?:that (?:are|were) )?(?:kept |stored |saved )?(?:in|from|on|inside|within|across|throughout|out of) (?:(?:${own} ${attributes}${kept})|(?:(?:the|an|a) (?:photo |picture |family )?(?:album|collection|archive)))\\b${notAnother}`,
      'giu',
    ),
    plain: '$1',
  },
  {
    pattern: new RegExp(
      `(?<=^(?:please |can you |could you |would you )?)(?:look |search |go )?(?:from|in|inside|within|across|through|throughout|out of) (?:(?:${own} ${attributes}${kept})|(?:the (?:photo |picture |family )?(?:album|collection|archive)))\\b(?! of\\b)${notAnother}(?:,| and\\b| for\\b)? *`,
      'giu',
    ),
    plain: '',
  },
  {
    pattern: new RegExp(
      `(?:,? (?:from|in|inside|within|across|throughout|out of) (?:${own} ${attributes}(?:albums?|collections?|archives?|librar(?:y|ies)|camera rolls?|phone|cloud)|the (?:photo |picture |family )?(?:album|collection|archive)))(?=[ ,.?!]*$)`,
      'giu',
    ),
    plain: '',
  },
  {
    pattern: /\b(?:photo |picture )?(?:album|collection|archive) (?=(?:photo|picture|pic|image|shot|snap)s?\b)/giu,
    plain: '',
  },
  {
    pattern: /\b(?:photo|picture|photographic) (?:memor(?:y|ies)|moments|captures|records|keepsakes)\b/giu,
    plain: 'photos',
  },
  {
    pattern:
      /(?<=^(?:please |show me |find (?:me )?|give me |i want |i need |i'd like |(?:bring|pull) up )?)(?:(?:all|any|some|every|the|my|our|those) )*(?:memories|mementos|keepsakes|captures) (?=(?:of|from|with|in|during|at|on|along|together|while|near)\b)/giu,
    plain: 'photos ',
  },
];

export const collectionChinese: readonly PlainWords[] = [
  // 把山都调出来, 帮我翻出雪景: what is done with the pictures would be cut together with what they show.
  {
    pattern:
      /(?<=[\p{L}\p{N}])(?:全部|全都|通通|统统|都|全)(?:给我|帮我|替我)?(?:调|找|挑|翻|选|取|拿|搜|拉)(?:出来?|出去|取)(?=[。.!！?？]*$)/gu,
    plain: '，',
  },
  {
    pattern:
      /(?<=^(?:请|麻烦|劳烦)?(?:你)?(?:帮我|给我|替我|请帮我|帮忙|为我)?)(?:调|挑|翻|选|取|搜|拉|检索|提取)(?:出来?|取|阅)(?=\p{Script=Han}|\d)/gu,
    plain: '找，',
  },
  // 请在我的相册里找…的照片
  {
    pattern:
      /(?<=^(?:请|麻烦|帮我|请帮我|替我|能不能|可以)?)(?:[在从到])?(?:(?:我|我们)的?)?(?:相册|相簿|影集|图库|照片库|手机相册)(?:里面?|中|内)(?:的|，)?(?=.*(?:照|相片|图|影像|自拍|截屏))/gu,
    plain: '',
  },
  {
    pattern:
      /(?:(?:我|我们)的?)?(?:相册|相簿|影集|图库|照片库|相机胶卷|手机)(?:里面?|中|内|上)的?(?=照片|相片|图片|视频|影像|合影|自拍|截图)/gu,
    plain: '',
  },
  {
    pattern:
      /[，,]\s*(?:(?:我|我们)的?)?(?:相册|相簿|影集|图库|照片库)(?:里面?|中|内)的?(?:照片|相片|图片)(?=[。.!！?？]*$)/gu,
    plain: '的照片',
  },
  { pattern: /(?<=[\p{L}\d])的(?:回忆|合集|集锦|留影|精选|瞬间|记忆)(?=[。.!！?？]*$)/gu, plain: '的照片' },
  {
    pattern: /(?<=[\p{L}\d][\p{L}\d])(?<!我|我们|童年|美好|什么|哪些|啥)(?:回忆|合集|集锦|留影)(?=[。.!！?？]*$)/gu,
    plain: '的照片',
  },
];
