import { fold } from './fold.ts';
import { phraseList, phraseRules, phraseTable } from './phrases.ts';

/** Animals of a household, by species; `pet` where a word says no more. */
export const speciesWords = {
  cat: phraseList(`
    cat | cats | kitten | kittens | kitty | tabby | tomcat | feline | katze | katzen | kater | kätzchen | chat | chats |
    chatte | maine coon | ragdoll cat | british shorthair | 布偶猫 | 英短 | chaton | gato | gata | gatos | gatito | gatto | gatta | gatti | gattino | poes | kat | katten | katt | 猫 |
    猫咪 | 小猫 | 猫猫 | 喵星人 | 奶猫 | 橘猫`),
  dog: phraseList(`
    dog | dogs | doggy | doggo | puppy | puppies | pup | hound | hund | hunde | hündin | welpe | chien | chiens | chienne
    | chiot | perro | perra | perros | perrito | cachorro | cachorra | cane | cani | cagnolino | cagnolina | cão | hond |
    honden | beagle | labrador | golden retriever | retriever | poodle | spaniel | cocker spaniel | dachshund | terrier |
    border collie | collie | corgi | husky | bulldog | french bulldog | pug | chihuahua | dalmatian | schnauzer |
    rottweiler | whippet | greyhound | cockapoo | labradoodle | shih tzu | german shepherd | dackel | pudel |
    schäferhund | 柯基 | 金毛 | 哈士奇 | 拉布拉多 | 柴犬 | 狗 | 小狗 | 狗狗 | 犬 | 狗子 | 汪星人`),
  rabbit: phraseList(`
    rabbit | rabbits | bunny | bunnies | kaninchen | hase | lapin | lapins | conejo | coniglio | coelho | konijn | 兔子 |
    兔兔 | 小兔`),
  bird: phraseList(`
    parrot | budgie | parakeet | canary | cockatiel | papagei | wellensittich | kanarienvogel | perroquet | perruche | loro
    | canario | pappagallo | papagaio | papegaai | 鹦鹉 | 小鸟`),
  horse: phraseList(
    `horse | horses | pony | mare | pferd | stute | cheval | jument | caballo | yegua | cavallo | cavalo | paard`,
  ),
  hamster: phraseList(`hamster | hamsters | hámster | criceto | 仓鼠`),
  'guinea pig': phraseList(`
    guinea pig | guinea pigs | meerschweinchen | cochon d'inde | cobaya | porcellino d'india | cavia | 豚鼠 | 荷兰猪`),
  turtle: phraseList(`tortoise | turtle | schildkröte | tortue | tortuga | tartaruga | schildpad | 乌龟`),
  fish: phraseList(`goldfish | guppy | betta fish | goldfisch | poisson rouge | pez dorado | 金鱼`),
  pet: phraseList(`pet | pets | haustier | mascota | animal de compagnie | huisdier | 宠物 | 毛孩子`),
} as const;

export type Species = keyof typeof speciesWords;

const rules = phraseRules<Species>(speciesWords).filter(({ value }) => value !== 'pet');
/** Words for animals as phrases; Chinese ones as runs of characters. */
export const speciesPhrases = phraseTable(rules);

/** Words that name an animal in letters, but something else under a picture. */
const otherwiseInPictures: ReadonlySet<string> = new Set(
  'chat chats cane cani mare poes kat loro canario cavia'.split(' '),
);
const pictureRules = rules.filter(({ phrase }) => !otherwiseInPictures.has(fold(phrase)));
/** Words for animals in captions and tags. */
export const speciesInPicture = phraseTable(pictureRules);

const speciesByWord = new Map(pictureRules.map(({ phrase, value }) => [fold(phrase), value] as const));
/** The species that a tag or word names, or nothing. */
export const speciesOfWord = (word: string): Species | undefined => speciesByWord.get(fold(word).trim());

/** Care that only an animal gets: whoever has it is one. */
export const vetPhrases = phraseTable(
  phraseList(`
    vet | vets | vet's | veterinary | veterinarian | veterinarians | animal hospital | animal clinic | pet clinic | groomer |
    groomers | grooming | dog grooming | kennel | kennels | cattery | dog walker | dog sitter | cat sitter | pet sitter |
    pet insurance | deworming | flea treatment | rabies | tierarzt | tierärztin | tierarztpraxis | tierklinik |
    hundefriseur | vétérinaire | toiletteur | toilettage | veterinario | veterinaria | peluquería canina | veterinário |
    veterinária | dierenarts | trimsalon | veterinär`).map((phrase) => ({ phrase, value: true })),
);

/** Care that people get too: of an animal only where the text has a word of the list above. */
export const carePhrases = phraseTable(
  phraseList(`
    appointment | appointments | check up | checkup | check ups | vaccination | vaccinations | vaccine | shots | jabs |
    booster | treatment | visit | prescription | microchip | teeth cleaning | dental cleaning | surgery | operation |
    neutering | spaying | test results | blood test | medication | termin | impfung | untersuchung | behandlung |
    rendez vous | vaccin | rappel de vaccin | cita | vacuna | revisión | appuntamento | vaccino | visita | consulta |
    vacina | afspraak | vaccinatie`).map((phrase) => ({ phrase, value: true })),
);
