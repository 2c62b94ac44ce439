import { phraseList, phraseRules, phraseTable } from './phrases.ts';

/** Animals of a household, by species. */
const pets = {
  cat: phraseList(`
    cat | kitten | kitty | katze | kater | kätzchen | chat | chatte | chaton | gato | gata | gatto | gatta | poes |
    kat | 猫 | 猫咪 | 小猫`),
  dog: phraseList(`
    dog | puppy | pup | hund | hündin | welpe | chien | chienne | chiot | perro | perra | cachorro | cane |
    cagnolino | cão | hond | 狗 | 小狗 | 犬`),
  rabbit: phraseList(`
    rabbit | bunny | kaninchen | hase | lapin | conejo | coniglio | coelho | konijn | 兔子`),
  bird: phraseList(`
    parrot | budgie | canary | papagei | wellensittich | perroquet | loro | pappagallo | papagaio | papegaai | 鹦鹉`),
  horse: phraseList(`
    horse | pony | pferd | cheval | caballo | cavallo | cavalo | paard`),
  pet: phraseList(`
    pet | hamster | guinea pig | tortoise | haustier | meerschweinchen | mascota | huisdier`),
} as const;

/** People by what they are to somebody; values are in English, singular. */
const people = {
  'best friend': phraseList(`
    best friend | bff | beste freundin | bester freund | besten freund | meilleure amie | meilleur ami | mejor amigo
    | mejor amiga | migliore amico | migliore amica | melhor amigo | melhor amiga | beste vriend | beste vriendin`),
  friend: phraseList(`
    friend | freund | freundin | ami | amie | amigo | amiga | amico | amica | vriend | vriendin`),
  sister: phraseList(`
    sister | sis | schwester | sœur | soeur | hermana | sorella | irmã | zus`),
  brother: ['brother', 'bruder', 'frère', 'hermano', 'fratello', 'irmão', 'broer'],
  mother: phraseList(`
    mother | mum | mom | mutter | mère | madre | mãe | moeder`),
  father: ['father', 'dad', 'vater', 'père', 'padre', 'pai', 'vader'],
  daughter: ['daughter', 'tochter', 'fille', 'hija', 'figlia', 'filha', 'dochter'],
  son: ['son', 'sohn', 'fils', 'hijo', 'figlio', 'filho', 'zoon'],
  wife: ['wife', 'ehefrau', 'épouse', 'esposa', 'moglie'],
  husband: ['husband', 'ehemann', 'mari', 'esposo', 'marito', 'marido'],
  partner: phraseList(`
    partner | girlfriend | boyfriend | fiancé | fiancée | fiance | novio | novia`),
  aunt: ['aunt', 'auntie', 'tante', 'tía', 'zia', 'tia'],
  uncle: ['uncle', 'onkel', 'oncle', 'tío', 'zio', 'tio', 'oom'],
  cousin: ['cousin', 'cousine', 'primo', 'prima', 'cugino', 'cugina', 'neef'],
  grandmother: phraseList(`
    grandmother | grandma | granny | oma | großmutter | grand mère | mamie | abuela | nonna | avó`),
  grandfather: phraseList(`
    grandfather | grandpa | opa | großvater | grand père | papi | abuelo | nonno | avô`),
  colleague: phraseList(`
    colleague | coworker | co worker | boss | manager | kollege | kollegin | collègue | colega | collega`),
  neighbour: phraseList(`
    neighbour | neighbor | nachbar | nachbarin | voisin | voisine | vecino | vecina | vicino | buurman | buurvrouw`),
  roommate: ['roommate', 'flatmate', 'housemate', 'mitbewohner', 'mitbewohnerin', 'colocataire', 'huisgenoot'],
  teacher: ['teacher', 'lehrer', 'lehrerin', 'professeur', 'profesora', 'profesor'],
} as const;

export type Species = keyof typeof pets;
export type Relation = keyof typeof people;
export type RelationNoun =
  | { readonly kind: 'pet'; readonly claim: Species }
  | { readonly kind: 'person'; readonly claim: Relation };

export const relationNouns = phraseTable<RelationNoun>([
  ...phraseRules<Species>(pets).map(({ phrase, value }) => ({ phrase, value: { kind: 'pet', claim: value } as const })),
  ...phraseRules<Relation>(people).map(({ phrase, value }) => ({
    phrase,
    value: { kind: 'person', claim: value } as const,
  })),
]);

/** Whose: the first word of "my sister Anna". */
export const possessives: ReadonlySet<string> = new Set(
  'my our your his her their mein meine meinen meiner unser unsere unseren dein deine deinen deiner ihr ihre mon ma notre ton ta votre mi nuestro nuestra tu su mio mia nostro nostra tuo tua meu minha nosso nossa seu sua mijn onze ons je jouw uw'.split(
    ' ',
  ),
);

/** Care that only an animal gets: whoever has it is one. */
export const vetPhrases = phraseTable(
  phraseList(`
    vet | vets | veterinary | veterinarian | groomer | groomers | grooming | kennel | cattery | dog walker | pet
    sitter | pet insurance | tierarzt | tierärztin | tierklinik | vétérinaire | toiletteur | veterinario |
    veterinaria | veterinário | dierenarts | trimsalon`).map((phrase) => ({ phrase, value: true })),
);

export const birthdayWishes = phraseTable(
  phraseList(`
    happy birthday | happy birthday to | happy birthday dear | alles gute zum geburtstag | joyeux anniversaire |
    feliz cumpleaños | buon compleanno | feliz aniversário | gefeliciteerd`).map((phrase) => ({ phrase, value: true })),
);
