/**
 * Names that are given to cats and dogs far oftener than to people, as they are written. Of a picture no caption tells what an
 * animal is called: who asks an album for "Waffles" wants the animal. A name may be added by hand; names that many people bear
 * (Bella, Charlie, Max) are left out.
 */
export const petNames: ReadonlySet<string> = new Set(
  `Bandit Bean Biscuit Biscotti Blackie Bonbon Boots Buddy Butterscotch Buttons Caramel Chewie Chip Churro Cinnamon Cleo Clover
   Coco Cocoa Cookie Cupcake Daisy Dobby Dumpling Fido Fifi Flash Fluffy Fudge Garfield Ginger Gizmo Goose Gremlin Gucci Hobbes
   Honey Jellybean Juno Kiki Kitkat Kiwi Latte Lassie Loki Lulu Luna Mango Marmalade Marshmallow Matcha Merlin Midnight Milo
   Minka Minou Misty Mittens Mochi Moka Mopsi Muffin Mushu Nacho Nala Nemo Noodle Nugget Nutella Oatmeal Olive Onyx Oreo Pancake
   Panda Paws Peaches Peanut Pebbles Pepper Peppermint Pickles Pippin Pixel Pixie Pluto Pongo Poppy Pretzel Puddles Pudding
   Puma Pumpkin Rex Rolo Rover Rusty Salem Sammy Sashimi Scooby Scout Shadow Simba Smokey Smudge Snickers Snoopy Snowball Snowy
   Socks Sparky Sprinkles Spot Struppi Sushi Taco Taro Tarzan Tiger Tigger Tofu Toffee Tweety Twix Waffles Wally Whiskers Wolfie
   Ziggy Zorro 咪咪 喵喵 花花 毛毛 球球 豆豆 旺财 来福 大黄 小黑 小白 小花 汤圆 团子 布丁 可乐 奶茶 饼干 芝麻 糯米 年糕 包子 馒头 橘子 咖啡 煤球
   雪球 豆包 麻薯 皮皮 多多 妞妞 乐乐 欢欢 贝贝 哈尼`
    .split(/\s+/)
    .filter((name) => name !== ''),
);

/**
 * Those of them that are things one can count: who types "Cookie in 2021", with no article and no plural, names somebody, for a
 * thing would be "a cookie" or "cookies".
 */
export const countedPetNames: ReadonlySet<string> = new Set(
  `Biscuit Bonbon Button Churro Cookie Cupcake Dumpling Jellybean Marshmallow Muffin Noodle Nugget Pancake Peanut Pebble Pickle
   Pretzel Snowball Taco`.split(/\s+/),
);
