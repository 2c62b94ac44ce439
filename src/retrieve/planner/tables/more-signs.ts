/**
 * Further signs in lines as of `concept-signs.ts`: how describers paraphrase a thing whose name they do not use, by its parts,
 * colours, what people do with it. A line may be added or extended by hand.
 */
export const moreSigns: readonly string[] = [
  // land, water, weather
  'beach: sunhat, swimming costume, bucket, spade, sea, ocean, water, shells, pebbles, seagulls, waterline, boardwalk, bathing, sunscreen, sun-lounger, sand castle, salt, castle of sand | 沙 遮阳帽 毛巾 水边 海水 贝壳 堆沙 晒太阳 防晒 泳衣 沙堡 岸边 海鸥 赤脚 浪 沙雕 沐浴 小桶 铲子',
  'sea: blue, endless, ocean, swell, water, horizon line, sailing, islands, saltwater, beach | 海 蓝色 无边 岛 浪 水',
  'coast: rocky, ocean, bluff, beach, path above the sea, breakers | 海 岩 浪 崖',
  'lake: mirror, ducks, shoreline, pier, pedalo, boathouse, rowing, mountains reflected, waterside, quiet | 湖 镜面 鸭子 岸 码头 静水',
  'river: flows, flowing, current, embankment, ripples, towpath, waterway, ferry, bends, ford, gorge | 水流 岸 堤 流 江 溪',
  'waterfall: falls, water falling, tumbling, torrent, cliff, foam, drop, thundering | 水 倾泻 落下 水帘',
  'mountain: uphill, trekking, climb, climbing, rocks, white top, hut, hiking, slopes, altitude, cable, views, scree, highland, steep, massif, crest, elevation, snow, rugged, wilderness, heights | 爬坡 雪 顶部 坡 高岩 陡 峰 岭 登 徒步 海拔 云海 山岭 巨石 高山',
  'forest: green, pine, oak, birch, leaf, canopy, undergrowth, shaded, mushrooms, trail through trees, roots, bark, branches, nature | 绿 松 叶 树 树根 树影 幽静',
  'garden: pots, green, beds, bloom, petal, herbs, vegetables patch, gardener, planting, rake, pergola, lawn, tulip,  | 盆栽 花 郁金香 草坪 修剪 种 栽',
  'flower: tulip, pots, plants, petal, colourful, bud, buds, stem, blossoms, pollen, florist, wreath, floral, magnolia, azalea, iris, carnation, poppy, poppies, hibiscus, camellia | 绿植 盆栽 花 花田 郁金香 花苞 开花 百合 菊 兰 芍药 康乃馨 香味',
  'park: grass, paths, fountain, swings, trees, joggers, dog walkers, kids, bandstand, picnic rug | 草地 步道 树 孩子 遛弯 秋千',
  'sunset: orange, purple, glow, dusk, last light, west, burning, fiery, clouds lit, dim, dark soon | 太阳 天空 橙 傍晚 晚 云 落 天边 火烧云 余光 天色',
  'sunrise: glow, east, dawn mist, daylight begins | 太阳 天空 早晨 清晨 红 橙 天边 东方 晨',
  'snow: white, everywhere, cold, frozen, ball, balls, ice, flakes, powdery, gloves, hat, scarf, sledding, slippery, roofs white, footprints, winter, carrot nose, igloo, freezing | 到处白 冷 冻 冰 帽子 手套 围巾 脚印 结霜 寒 冬 厚厚 冰球',
  'rain: wet, umbrella, pouring, grey, drizzling, storm, raindrops on window, soaked | 湿 雨 伞 阴天 打湿 水珠',
  'fog: grey, hazy, white, barely visible, mist, murky, low cloud | 灰 朦胧 白茫茫 看不清 雾',
  'view: panorama, overlook, skyline, from the top, from the tower, bird-eye, distance, landscape | 俯瞰 开阔 屋顶 远方',
  'night view: dark, lit, lights, lamps, bridge lit, river lit, glow, sparkle, night, buildings at night, lamp | 灯 夜 黑 亮 灯柱',
  'desert: sand, camel, caravan, sandy, dune, dunes, hot, arid, dry, turban | 沙 驼 沙丘 干 热',
  'cherry blossom: pink, blossom, petals, spring, tree, trees in bloom | 粉 花瓣 春天 满树',
  'leaves: red, golden, orange, yellow, fall, autumn, ginkgo, raked, leaf | 红 黄 金 秋 银杏 叶 落',

  // towns and buildings
  'city: lights, lamps, road, roads, crossing, urban, apartments, towers, downtown, cars, storefronts | 楼 人流',
  'street: road, pavement, lane, shops, walking, lamp, lamps, row of houses, parked, corner, cobbled, stone | 路 店 走 灯 石 转角 房',
  'square: open, pigeons, fountain, clock, statue, cafe tables, paving | 钟 像 喷泉 空地 鸽',
  'bridge: river, crossing, long, thing, water, canal, lamp, lamps, posts, cables, arch, arches, stone, steel, iron, span, spans, pillars, walkway, over the river, cars, gorge, connecting banks, deck | 河 河上 水 运河 灯柱 跨 拱 钢 铁 石 长 连接 两岸 栏杆',
  'tower: high, tall, clock, stairs up, spire, viewpoint, iron, steel, lookout | 高 钟 尖 观景 铁',
  'castle: moat, wall, walls, towers, king, queen, knight, fortification, drawbridge, ruins, battlement, medieval, dungeon, keep, court, courtyard, rampart, big stone house, turret, throne | 护城河 墙 塔 国王 王 骑士 旗 堡 要塞 防御 遗迹 庭院 山上 宫 王座 石头',
  'church: dome, candle, candles, cross, altar, coloured glass, windows, window, steeple, bells, priest, mass, organ, pew, nave, prayer, praying, saint, christ, gothic, religious, sacred, bench rows | 圆顶 蜡烛 十字 彩色 尖塔 钟 神父 弥撒 管风琴 长椅 穹 祷告 圣 宗教 拱 十字架',
  'temple: incense, buddha, statue, monks, lantern, pagoda, prayer, religious, asian | 屋檐 香 佛 钟 僧 台阶 祈 檐',
  'museum: painting, paintings, frame, gold frame, statue, statues, big room, old things, exhibit, dinosaur, bones, skeleton, art, artist, marble, vitrine, ancient, coins, pottery, mummies, canvas, modern art, curator, tapestry, display | 画 画框 金色 雕像 大厅 展 恐龙 骨 艺术 大理石 陶 瓷 标本 参观 壁画 画布 橱窗',
  'monument: stone, statue, horse, bronze, hero, column, marble, carved | 石 铜 像 碑 柱 雕',
  'ruins: old, stones, ancient, columns, walls, broken, roman | 石 古 旧 残 墙 柱',
  'market: veg, vegetable, vegetables, fruit, fruits, sale, selling, sell, seller, sellers, stall, tent, merchants, merchant, vendor, auntie, apples, oranges, fresh, buy, cheese, fish, bargaining, open air, farmers, potatoes, tomatoes, spices, flowers for sale, awning, shoppers, display of fruit, haggling, flea | 菜 蔬菜 水果 卖 摊 棚 商贩 阿姨 新鲜 买 苹果 箱 露天 农 讨价 货 鱼 奶酪 香料 花 摆摊 赶集 逛 叫卖 价',
  'shop: window, shelves, goods, display, buying, counter, till, cashier | 货 橱窗 买 柜台 店',
  'zoo: animals, cages, lion, elephant, monkey, feeding, keeper, tiger, giraffe, enclosure, bears | 动物 笼 狮 象 猴 喂 虎 熊',
  'stadium: full, fans, scarf, scarves, field, pitch, ball, player, players, goal, keeper, kick, crowd, roar, team, seats, match | 球迷 围巾 场地 球 球员 守门员 门 踢 满场 队 座 看台',
  'football: kick, goal, keeper, goalkeeper, players, player, field, ball, pitch, fans, scarf, scarves, stadium, team, teams, jersey, referee, penalty, corner, supporters, match, grass pitch, eleven, whistle, cup, league, dribbling, striker, shoot, tackle, stand, stands, score | 踢 球 门 守门员 扑球 球员 场地 球迷 围巾 满场 球场 队 裁判 点球 角球 比赛 看台 草皮 进球 球衣 射门 哨',
  'match: kick, goal, keeper, players, player, field, ball, fans, scarf, stadium, team, teams, jersey, referee, supporters, score, scoreboard, cheering, pitch, court, crowd | 踢 球 守门员 球员 场地 球迷 围巾 满场 队 裁判 比分 欢呼 加油 看台 赛',
  'theatre: stage, curtain, actors, seats, audience, play, applause, costume, balcony | 舞台 幕 演员 座 观众 戏',
  'harbour: ships, ship, boats, boat, parked, moored, crane, dock, quay, masts, sail, pier, sea, containers, lighthouse | 船 停 泊 吊 码头 桅 帆 海 灯塔 集装箱',
  'hotel: room, bed, lobby, key, pool, reception, view from room, suitcase, towels, minibar | 房 床 大堂 前台 房卡 毛巾',

  // getting about
  'train: rail, rails, railway, station, platform, wagon, wagons, carriage, locomotive, engine, tunnel, tracks, seats, window, speeding, long, steam, compartment, ticket inspector, conductor, metal snake, boarding | 铁 轨 轨道 车厢 站 站台 座位 窗 车头 机车 隧道 长 蒸汽 月台 乘客 快速',
  'bicycle: two wheels, wheels, wheel, cyclist, lane, lock, pole, basket, pedal, saddle, helmet, ride, riding, rider, parked, pedalling, chain, handlebars, frame, cycling, path, rack, mountain-bike, spokes | 两轮 轮 车筐 骑 锁 杆 头盔 脚踏 停 车道 车架 链条 骑行 踩',
  'boat: ferry, sail, sails, white sail, ship, ships, harbour, parked, on water, rowing, oar, oars, vessel, canal, captain, cruise, deck, mast, anchor, cabin, paddle, engine boat, moored, floating, port, dock | 渡轮 帆 水上 船 港 停 桨 划 甲板 桅 锚 渔 运河 船长 漂 码头 靠岸',
  'ship: ferry, deck, ocean, big, harbour, ships, funnel, cruise, port, vessel, sea, cabin | 甲板 海 大 港 渡轮 船 客舱',
  'ferry: on water, boat, ship, deck, crossing, harbour, passengers, sea, cars on deck, island, vessel, port, dock | 水上 船 甲板 海 港 渡 岛 乘客',
  'airplane: wing, clouds, sky, window, runway, flying, take-off, jet, engine, cabin, seats | 机翼 云 天空 窗 跑道 飞 起飞 引擎 机舱 座',
  'airport: gate, suitcase, suitcases, boarding, departure, plane, terminal, board, waiting, luggage, duty | 登机 行李 航站 等 飞机 候 免税',
  'car: wheel, wheels, driving, drive, parked, parking, seat belt, headlights, tyre, tyres, highway, vehicle | 轮 开 路 停 座 灯 轮胎 引擎',
  'hiking: uphill, ppl trekking, path, mountain, boots, walking, backpack, trail, signpost, summit, climbing up, poles | 爬坡 路 山 走 背包 登 杖',
  'camping: tent, tents, fire, sleeping, forest, outdoors, stove, night in nature | 帐篷 火 睡 林 野外',

  // animals
  'cat: face, whisker, sofa, lick, licking, fur, furry, claws, paw, meow, purr, green eyes, lap, yawning, playing with string, naps,  | 脸 须 睡 沙发 舔 毛 爪 喵 打盹 盒子 耳朵 绿眼 腿上 玩 宠物 蜷 伸懒腰',
  'dog: leash, tail, tongue, paw, barking, fetch, wagging, furry, fur, collar, running in the park, bone, kennel, walkies, sniffing, four-legged, four legs, companion | 绳 棍 球 尾 舌 爪 叫 跑 遛 毛 项圈 耳 骨 窝 宠物 嗅 牵',
  'bird: wing, fly, flying, feather, nest, beak, branch, flock, sky, chirp, feathered | 翅 飞 羽 巢 喙 枝 天空',
  'horse: riding, rider, saddle, stable, mane, gallop, meadow, carriage | 骑 鞍 马厩 鬃 草地 跑',
  'fish: tank, water, swimming, fins, scales, underwater, lemon, plate | 缸 水 游 鳍',

  // food and drink
  'food: plate, plates, creamy, cheese, slices, sauce, beef, fries, fried, lemon, bread, brown, stew, noodle, egg, bowl, dim sum, olives, ham, mushroom, mushrooms, yellow sauce, small plates, filled dough, dough, portions, complete fish, whole fish, shells, pastry, grilled meat, broth, cooked, tasty, roasted, garlic, spicy, dressing, leaves bowl, tomato, dish, cutlet, potatoes, potato, dinner plate, served,  | 盘 碟 奶油饭 芝士 薄饼 酱 牛肉 薯条 炸 柠檬 炖 面 鸡蛋 碗 点心 笼 橄榄 火腿 蘑菇 馅 面点 整鱼 贝壳 烤肉 汤 份 土豆 一盘 饭 肉排 生菜 煎 煮 蒸 炒 菜叶 香',
  'restaurant: table, tables, menu, waiter, food, plates, candle, seated, dining, order, cutlery, eating out | 桌 菜单 服务 盘 杯 烛 坐 点菜 餐具',
  'pizza: cheese, slices, pie, round, italian, bread, tomato, oven, crust, flat, mozzarella, basil, wedge, baked, toppings | 芝士 饼 意式 圆形 番茄 烤 奶酪 切块 薄',
  'risotto: creamy, rice, mushroom, mushrooms, wet, saffron, parmesan, italian rice, stirred | 奶油饭 米饭 蘑菇 湿润 藏红花',
  'curry: yellow, sauce, rice, spicy, brown sauce, coconut, indian, thai, naan, spices, orange sauce, masala | 黄 酱 饭 辣 椰 印度 香料',
  'paella: yellow rice, saffron, shrimp, pan, mussels, spanish, rice | 黄米饭 藏红花 虾 平底锅 贝 西班牙',
  'noodles: soup, egg, bowl, broth, chopsticks, long, noodle, wheat, slices of pork, spring onion, slurp, ramen, strings | 汤 蛋 碗 筷 条 叉烧 葱 一碗',
  'pasta: tomato, sauce, italian, strings, noodle, parmesan, fork, basil, ribbons, cream | 番茄 酱 意式 条 奶酪 叉 罗勒',
  'burger: bun, patty, fries, cheese, beef, lettuce, sesame, meat between bread, round bread with meat | 夹 面包 肉饼 薯条 芝士 生菜 芝麻',
  'steak: beef, fries, grilled, meat, potatoes, rare, medium, plate, sirloin, fillet, fried meat | 牛肉 薯条 烤 肉 土豆 煎 盘',
  'goulash: brown, stew, bread, meat, sauce, dumpling, paprika, pot, beef | 棕色 炖 面包 肉 酱 面团 锅',
  'schnitzel: cutlet, fried, lemon, flat, meat, golden, crust, breaded, veal, potatoes | 炸 肉排 柠檬 扁 金黄 外壳 裹粉',
  'tapas: small plates, small, plates, olives, ham, portions, many, spanish, tortilla, toothpicks, bites | 小碟 小份 橄榄 火腿 许多 西班牙 牙签',
  'dumplings: dim sum, basket, filled, dough, steamed, bamboo, folded, pleats, soy, wrapped | 点心 笼 馅 面点 蒸 竹 褶 包 皮',
  'seafood: shells, ice, shell, lemon, oyster, claws, prawn, ocean, fish, tray | 贝壳 冰 柠檬 蚝 钳 虾 海 鱼',
  'oyster: shells, ice, lemon, shell, pearl | 贝壳 冰 柠檬 壳',
  'grilled fish: fish, lemon, plate, whole, complete, head, grill, herbs, bones, scales, fillet, baked | 鱼 柠檬 盘 整鱼 带头 烤 香草 刺',
  'salad: leaves, green, tomato, lettuce, bowl, dressing, raw, vegetables, cucumber, feta, light meal, greens | 叶 绿 番茄 生菜 碗 酱汁 生 蔬菜 黄瓜',
  'soup: bowl, spoon, broth, hot, liquid, steaming, pot | 碗 勺 热 汤 锅',
  'sushi: rice, raw, fish, roll, rolls, seaweed, japanese, soy, wasabi, chopsticks, salmon, tuna, nigiri | 饭 生 鱼 卷 海苔 日式 酱油 芥末 三文鱼',
  'sandwich: bread, ham, cheese, slices, toast, lettuce, layered bread | 面包 火腿 芝士 片 吐司 夹',
  'breakfast: eggs, egg, toast, coffee, bread, juice, morning, croissant, jam, cereal, yoghurt, bacon | 蛋 吐司 咖啡 面包 果汁 早 果酱 酸奶 粥',
  'cake: candle, candles, cream, dessert, slice, chocolate, sponge, icing, writing, bday, sweet, layers, baked, frosting, pastry, celebration, sugar, sprinkles, berries, tart, number candle, blow | 蜡烛 点 奶油 甜品 一块 巧克力 糖霜 字 生日 快乐 甜 层 烤 糕 裱花 水果 切 吹 庆祝',
  'birthday cake: candle, candles, cream, dessert, slice, chocolate, sponge, icing, writing, bday, happy, sweet, celebration, sugar, wish, number candle, blow | 蜡烛 点 奶油 甜品 一块 巧克力 糖霜 字 快乐 甜 糕 吹 庆祝 许愿 切',
  'dessert: sweet, cream, sugar, chocolate, spoon, fruit, cup, vanilla, caramel, slice | 甜 奶油 糖 巧克力 勺 水果 杯 一块',
  'ice cream: cone, cold, scoops, scoop, cup, vanilla, chocolate, summer, waffle, melting | 筒 冷 球 杯 香草 巧克力 夏天 化',
  'bread: loaf, bakery, baked, crust, flour, slices, rolls, wheat | 条 烤 麦 片 面粉',
  'coffee: mug, foam, milk, hot drink, beans, saucer, latte art, caffeine | 泡沫 奶 热饮 豆 机 拉花 提神',
  'tea: cup, pot, hot, leaves, kettle, milk, saucer, steam | 杯 壶 热 叶 奶',
  'beer: glass, foam, mug, bottle, pub, cold, yellow, bar, barrel, hops, toast, froth | 杯 泡沫 瓶 吧 冰 黄 桶 干杯',
  'wine: bottle, grape, grapes, toast, barrel, pour | 瓶 葡萄 干杯 窖 桶 倒',
  'picnic: mat, grass, snacks, basket, under tree, sandwich, fruits, cloth, between trees, blanket, lawn, lying, sunny, outing, plaid, checked, spread, cutlery, wine, on the ground, hamper, rug, persons sit, eat | 垫 草地 零食 篮 树下 三明治 水果 户外 布 席地 大自然 毯 草坪 公园 郊外 野外 格子 地上 树间 摆开 篮子',
  'barbecue: grill, smoke, meat, charcoal, fire, sausages, skewers, garden, flames, outdoor, coals | 烤 烟 肉 炭 火 香肠 串 院子',

  // occasions and activities
  'birthday: candle, candles, icing, happy, bday, balloon, balloons, gifts, cream, blow, wish, presents, celebration,  | 蜡烛 点 糖霜 快乐 气球 礼物 奶油 聚会 吹 许愿 庆 帽',
  'wedding: white dress, dress, ring, rings, bouquet, suit, couple, altar, vows, dancing, guests, cake, confetti, kissing, flowers, aisle, ceremony, church, toast | 白裙 戒指 捧花 西装 新人 誓 宾客 蛋糕 典礼 仪式 亲吻 花 红毯 敬酒',
  'graduation: cap, gown, diploma, hat, hats, university, ceremony, throwing, students | 帽 袍 文凭 大学 典礼 抛 学生',
  'party: drinks, dance, music, balloons, crowd, glasses, laughing, snacks | 人 饮料 跳舞 音乐 气球 灯 夜 杯 笑',
  'concert: hands, hands up, stage, band, guitar, drum, drums, singer, music, musicians, microphone, mic, song, audience, performance, speakers, piano, violin, spotlights, screaming, instrument, instruments, orchestra, rock, jazz, lasers, gig, sing, singing, performers | 人群 举手 手 舞台 乐队 吉他 鼓 歌手 灯 音乐 话筒 麦克风 演奏 歌 观众 表演 演 音箱 钢琴 小提琴 烟 追光 现场 尖叫 乐器 摇滚 爵士 激光 唱',
  'performance: stage, lights, dance, actors, singing, curtain, audience, costume, show | 舞台 灯 舞 演员 唱 幕 观众 服装 演',
  'fireworks: sparks, sparkle, spark, lights, light, explode, exploding, exploded, explosion, boom, bang, sky, black sky, look up, looking up, celebration, rockets, glitter, shower of light, burst, colourful, crackling, midnight, countdown, flashes, glowing | 火花 光 炸开 爆开 砰 彩色 夜空 天空 抬头 庆典 新年 火箭 闪 绽 五彩 倒数 午夜 绚烂 火星 亮 升空 跨年',
  'camping trip: tent, fire, outdoors, sleeping | 帐篷 火 野外',
  'swimming: pool, water, swimmer, goggles, splash, lane, bathing, dive | 池 水 游 泳镜 溅 跳水',
  'skiing: slope, snow, lift, poles, goggles, piste, mountain, downhill | 坡 雪 缆车 杖 镜 雪道 山',
  'selfie: wefie, self, selfy, arm, mirror | 自拍 自己 伸手 手臂 镜子 前置 大脸 近脸',

  // people, papers and screens
  'baby: newborn, crib, stroller, tiny, pacifier, bottle, crawling, diaper, cradle, nappy | 小 新生 床 推车 奶嘴 奶瓶 爬 尿布 摇篮',
  'child: kids, little, playground, boy, girl, boys, girls, toddler,  | 玩 小 男孩 女孩 游乐 学',
  'computer: screen, keyboard, desk, laptop, monitor, typing, mouse | 屏 键盘 桌 显示器 打字',
  'phone: screen, phone, mobile, app, display | 屏 手机 应用',
];

/**
 * The same for kinds of papers and screens, by the name of the kind: what describers see of a receipt, a ticket, a screenshot.
 */
export const paperSigns: Readonly<Record<string, string>> = {
  receipt:
    'paper, prices, price, long, slip, total, printed, sum, numbers, amounts, cashier, till, checkout, shop, store, payment, paid, machine, crumpled, list of prices, strip, figures | 纸 纸条 价格 长 总 数字 金额 收银 商店 付款 打印 机器 合计 清单 钱',
  invoice:
    'paper, prices, price, long, slip, total, printed, sum, amounts, amount, due, payment, company, document, tax, sheet | 纸 纸条 价格 长 总 数字 金额 付款 公司 税 单 合计',
  ticket:
    'stub, barcode, paper, entry, admission, pass, seat, gate, qr, event, date and seat, row, platform | 票根 条码 纸 入场 座 码 凭证 二维码',
  screenshot:
    'phone, screen, text, app, application, display, mobile, telephone, telephone application, order, booking, confirmation, interface, page, digital, message, notification, online, website | 手机 屏幕 文字 应用 画面 订单 预订 界面 页面 电子 消息 通知 网页',
  booking:
    'phone, screen, text, confirmation, app, order, reservation, booked, hotel, flight, telephone application, page | 手机 屏幕 文字 确认 应用 订单 预订 酒店 航班 画面',
  menu: 'dishes, prices, food list, restaurant, page, chalkboard, courses, drinks list | 菜 价格 列表 餐厅 黑板 酒水',
  statement: 'paper, numbers, bank, account, balance, table of sums, document | 纸 数字 银行 账户 余额 表',
  card: 'name, phone number, small card, company, logo, contact | 姓名 电话 小卡 公司 标志 联系',
};
