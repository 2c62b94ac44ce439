import { sentences } from '../../language/sentences.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import type { Judged } from '../evidence/judged.ts';
import type { Draft, Question } from '../question.ts';
import { bestMeal, mealDraft, type Shown } from './meal-of-occasion.ts';
import { pictureAsked, shownPerson } from './shown-person.ts';

/** A kind of things that is asked for by its name, and the words by which captions tell one of it. */
type Kind = { readonly asks: RegExp; readonly shows: RegExp };

const what = String.raw`\b(?:what|which)(?: (?:kind|sort|type|breed|species) of| other| big| little| small| wild)? `;
const birds =
  '(?:galah|cockatoo|parrots?|parakeets?|magpies?|robins?|crows?|ravens?|gulls?|seagulls?|pigeons?|doves?|ducks?|ducklings?|goose|geese|swans?|herons?|egrets?|storks?|cranes?|eagles?|hawks?|falcons?|kestrels?|buzzards?|owls?|sparrows?|finch(?:es)?|swallows?|kingfishers?|woodpeckers?|peacocks?|hens?|roosters?|cockerels?|chickens?|turkeys?|penguins?|puffins?|pelicans?|flamingos?|cormorants?|hummingbirds?|kookaburras?|emus?|ostrich(?:es)?|kiwis?|tui|kea)';
const beasts = `(?:dogs?|pupp(?:y|ies)|cats?|kittens?|goats?|kids? on|sheep|lambs?|cows?|calf|calves|bulls?|pigs?|piglets?|horses?|pon(?:y|ies)|foals?|donkeys?|mules?|deer|stags?|elks?|moose|reindeer|fox(?:es)?|wol(?:f|ves)|bears?|hares?|rabbits?|squirrels?|hedgehogs?|badgers?|otters?|beavers?|seals?|whales?|dolphins?|turtles?|tortoises?|frogs?|toads?|newts?|lizards?|geckos?|snakes?|crocodiles?|alligators?|monkeys?|apes?|elephants?|giraffes?|zebras?|lions?|tigers?|leopards?|hippos?|rhinos?|camels?|llamas?|alpacas?|kangaroos?|wallab(?:y|ies)|koalas?|wombats?|possums?|raccoons?|bats?|mouse|mice|rats?|hamsters?|guinea pigs?|ferrets?|spaniels?|collies?|terriers?|labradors?|crabs?|lobsters?|octopus|snails?|butterfl(?:y|ies)|bees?|dragonfl(?:y|ies)|spiders?|marmots?|ibex|chamois|yaks?|pandas?)`;
const worn =
  '(?:wears?|wearing|dressed (?:in|as)|clad in|in an? (?:\\p{L}+ ){0,3}(?:hat|cap|coat|jacket|raincoat|dress|shirt|jumper|sweater|suit|helmet|scarf|uniform|costume|apron|vest|kimono|gown))';

const kinds: readonly Kind[] = [
  {
    asks: new RegExp(`${what}birds?\\b|(?:什么|哪种|啥)鸟`, 'iu'),
    shows: new RegExp(`\\b${birds}\\b|鸟|鹦鹉|喜鹊|乌鸦|海鸥|鸽|鸭|鹅|天鹅|鹭|鹤|鹰|猫头鹰|麻雀|燕子|鸡|企鹅`, 'iu'),
  },
  {
    asks: new RegExp(
      `${what}(?:animals?|creatures?|beasts?|pets?|wildlife)\\b|(?:什么|哪种|哪些|啥)(?:小)?(?:动物|野生动物)`,
      'iu',
    ),
    shows: new RegExp(
      `\\b(?:${beasts}|${birds})\\b|狗|猫|羊|牛|猪|马|驴|鹿|狐狸|狼|熊|兔|松鼠|刺猬|海豹|鲸|海豚|龟|蛙|蛇|猴|大象|长颈鹿|狮|虎|骆驼|袋鼠|鸟|鸡|鸭|鹅`,
      'iu',
    ),
  },
  {
    asks: new RegExp(`${what}(?:seafood|shellfish)\\b|(?:什么|哪些|哪几样|哪几种|啥)海鲜`, 'iu'),
    shows:
      /\b(?:fish|crabs?|lobsters?|prawns?|shrimps?|oysters?|mussels?|clams?|scallops?|squid|octopus|eel|abalone|sea (?:bass|bream|urchin|cucumber)|salmon|tuna|cod|trout|mackerel|spoon worms?)\b|鱼|蟹|虾|蚝|贝|蛤|鱿|鲍|海参|海胆/iu,
  },
  {
    asks: new RegExp(`${what}(?:flowers?|blossoms?|plants?|trees?)\\b|(?:什么|哪种|啥)(?:花|树|植物)(?![了钱])`, 'iu'),
    shows:
      /\b(?:roses?|tulips?|lil(?:y|ies)|daffodils?|daisies|daisy|sunflowers?|orchids?|peon(?:y|ies)|hydrangeas?|lavender|iris(?:es)?|poppies|poppy|wisteria|jasmine|lotus|cherry blossoms?|magnolias?|azaleas?|rhododendrons?|camellias?|geraniums?|marigolds?|carnations?|chrysanthemums?|bluebells?|snowdrops?|crocus(?:es)?|oaks?|maples?|birch(?:es)?|pines?|firs?|willows?|beech|ginkgos?|olive trees?|palm(?:s| trees?)|apple trees?|cact(?:us|i)|ferns?|ivy|bamboo)\b|玫瑰|郁金香|百合|水仙|向日葵|兰花|牡丹|绣球|薰衣草|荷花|莲花|樱花|玉兰|杜鹃|茶花|菊花|梅花|桃花|桂花|松树|枫树|银杏|柳树|竹/iu,
  },
  {
    asks: /\bwhat (?:was|were|is|are|did|does|do|had|has) [^?]{2,60}?\b(?:wearing|wear|have on|had on|dressed in|dressed as)\b|穿(?:的|了|着)?(?:是)?(?:什么|啥)|戴(?:的|了|着)?(?:是)?(?:什么|啥)/iu,
    shows: new RegExp(`\\b${worn}\\b|穿着|戴着|身穿|身着`, 'iu'),
  },
  {
    asks: /\bwhat (?:was|were|is|are) (?!(?:i|you)\b)[^?]{2,50}?\b(?:cooking|baking|frying|stirring|grilling|preparing)\b|在?(?:煮|炒|烤|做|炖|烧)(?:着)?(?:的)?(?:是)?(?:什么|啥)(?:菜|吃的)?[？?]?$/iu,
    shows:
      /\b(?:ladles?|stirs?|fries|tosses|rolls?|kneads?|bakes?|grills?|roasts?|cooks?|ladling|stirring|frying|tossing|rolling|kneading|baking|grilling|roasting|cooking|steaming)\b(?=.*\b(?:pot|pan|wok|oven|grill|stove|dough|bowl|tray|kitchen|barbecue|fire)\b)|[煮炒烤炖烧蒸](?=.*[锅灶炉厨])/iu,
  },
  {
    asks: /\bwhat (?:was|were|lay|stood|did (?:we|they) (?:have|put))\b[^?]{0,30}\b(?:laid out|spread out|set out|served|on the (?:long |big |round |dinner |kitchen )?table|on the buffet)\b|(?:桌上|桌子上|餐桌上|席上)[^？?]{0,16}(?:什么|哪些|哪几样|哪几道|啥)/iu,
    shows: /\btable\b(?=.*\b(?:with|of|full|laden|laid|spread)\b)|桌/iu,
  },
];

/** Who, or which thing of a kind, is seen in a picture, and the picture in which somebody is asked for. */
export async function seenInPictures(
  question: Question,
  judged: readonly Judged[],
): Promise<{ readonly picture?: MemoryItem; readonly draft?: Draft }> {
  const picture = pictureAsked(question, judged);
  const person = picture === undefined ? undefined : await shownPerson(picture, question);
  const draft = person ?? (await kindShown(question, judged));
  return { ...(picture === undefined ? {} : { picture }), ...(draft === undefined ? {} : { draft }) };
}

const LEAST_WORTH = 0.25;
/** A paper tells its own. */
const isPaper = /^an? (?:\p{L}+ ){0,3}(?:receipt|bill|invoice|ticket|letter|sign|slip|screenshot)\b/iu;

/**
 * Which thing of a kind is seen in a picture, whose caption names the thing and not the kind (“What bird …?”: a galah): in the
 * picture that says most of what is asked, or in one of the day that the letters set for the occasion.
 */
async function kindShown(question: Question, judged: readonly Judged[]): Promise<Draft | undefined> {
  const text = inSimpleCharacters(question.text);
  const kind = kinds.find(({ asks }) => asks.test(text));
  if (kind === undefined || question.form?.kind === 'list' || question.form?.kind === 'items') return undefined;
  const tells = (item: MemoryItem): Shown | undefined => tellingLine(item, kind);
  const best = await bestMeal(question, judged, tells);
  const on = best === undefined || best.worth < LEAST_WORTH ? undefined : tells(best.item);
  return best === undefined || on === undefined ? undefined : mealDraft(best, on, on.text.replace(/[.。]$/u, ''));
}

function tellingLine(item: MemoryItem, { shows }: Kind): Shown | undefined {
  const { caption } = item;
  if (caption === undefined || !isPicture(item) || isPaper.test(caption)) return undefined;
  const line = sentences(caption).find((one) => shows.test(one.text))?.text;
  return line === undefined ? undefined : { text: line, field: 'caption' };
}
