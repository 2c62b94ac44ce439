/**
 * Words that speak of the same thing: who asks with one may find it told with another. English, then after "|" Chinese.
 * Each line is one group; a word may stand in several. Weaker than the word itself. To be extended by hand.
 */
export const relatedWords: readonly string[] = [
  // stays, travel, tickets
  'hotel, lodging, accommodation, stay, stayed, sleep, slept, inn, guesthouse, hostel, room, nights, check-in, suites | 酒店 住宿 入住 宾馆 民宿 房间 旅馆 客栈',
  'flight, fly, flew, airline, airways, boarding, departure, airport, plane, gate | 航班 飞机 起飞 登机 航空 机场',
  'train, rail, railway, carriage, platform, station | 火车 高铁 车站 站台 列车',
  'trip, travel, journey, vacation, holiday, visit, visited, getaway, tour, went | 旅行 旅游 出行 度假 行程 游玩',
  'ticket, tickets, admission, seat, entry, doors, row, venue, concert, match | 门票 票 座位 入场 演出',
  'luggage, suitcase, baggage, bag | 行李 箱子',
  'car, rental, rent, drive, drove, vehicle, driving | 汽车 租车 开车 车辆',
  'taxi, cab, ride, driver | 出租车 打车 司机',
  'delay, delayed, late, postponed, rescheduled, moved, changed, new time | 延误 推迟 改期 改签 变更',
  'cancel, cancelled, canceled, cancellation, called off, void | 取消 作废',

  // money and shops
  'pay, paid, cost, price, charge, charged, spend, spent, total, amount, fee, sum, bill, payment | 付款 支付 花费 价格 费用 总额 金额 合计 收费',
  'bill, invoice, receipt, statement, payment due, total | 账单 发票 收据 小票',
  'refund, refunded, return, returned, money back, credited, reimbursement | 退款 退回 退还 退货',
  'order, ordered, bought, buy, purchase, purchased, delivery, shipped, parcel, package | 订单 购买 买 下单 快递 发货 包裹',
  'deposit, advance, down payment, prepaid | 押金 定金 预付',
  'salary, wage, pay, payslip | 工资 薪水',
  'discount, offer, sale, voucher, coupon | 折扣 优惠 打折 优惠券',
  'subscription, subscribe, membership, renewal, plan, monthly | 订阅 会员 续费 套餐',
  'insurance, policy, claim, cover | 保险 理赔',
  'tax, vat, duty | 税',

  // appointments, health, home
  'appointment, visit, slot, booked, scheduled, see, reminder | 预约 约 就诊 安排 提醒',
  'doctor, physician, clinic, practice, surgery, medical, checkup, examination | 医生 诊所 医院 看病 体检',
  'dentist, dental, tooth, teeth, cleaning | 牙医 牙科 牙齿 洗牙',
  'vet, veterinary, veterinarian, animal clinic, vaccination, paw | 兽医 宠物医院 疫苗',
  'hairdresser, haircut, salon, barber, hair | 理发 理发店 美发 剪发',
  'medicine, medication, pills, prescription, pharmacy | 药 药品 处方 药房',
  'sick, ill, illness, fever, flu, cold, hospital, injury, injured, pain | 生病 发烧 感冒 住院 受伤',
  'flat, apartment, home, house, place, lease, landlord, rent, move, moved, moving, keys, handover | 公寓 房子 家 租房 房东 搬家 钥匙 交房',
  'electricity, power, gas, water, energy, meter, utilities | 电费 水费 燃气 电表',
  'internet, wifi, password, router, network, broadband | 网络 无线 密码 宽带',
  'repair, fix, fixed, broken, mend, plumber, technician | 修理 维修 坏了 师傅',
  'garden, plants, flowers, vegetables, gardening, grow | 花园 植物 种菜 园艺',
  'cook, cooked, cooking, recipe, bake, baked, dish, kitchen, meal | 做饭 做菜 烹饪 菜谱 烘焙',
  'clean, cleaning, tidy, laundry, chores | 打扫 清洁 洗衣 家务',

  // food
  'restaurant, dinner, lunch, ate, eat, meal, table, served, dish, food, bistro, trattoria, brasserie | 餐厅 餐馆 吃 饭 菜 晚饭 午饭 饭店',
  'cafe, coffee, espresso, latte, breakfast, bakery | 咖啡 早餐 面包店',
  'drink, drinks, wine, beer, bar, pub, cocktail | 喝 酒 啤酒 酒吧',
  'dessert, sweet, cake, chocolate, ice cream, candy | 甜点 蛋糕 巧克力 冰淇淋',

  // people
  'kids, children, child, son, daughter, kid | 孩子 小孩 儿子 女儿',
  'family, husband, wife, parents, relatives, kids, mother, father, mom, dad | 家人 丈夫 妻子 父母 亲戚 妈妈 爸爸',
  'mother, mom, mum, mama | 妈妈 母亲',
  'father, dad, papa | 爸爸 父亲',
  'brother, sister, siblings, twin | 哥哥 弟弟 姐姐 妹妹',
  'grandmother, grandma, granny, nana, grandfather, grandpa | 奶奶 外婆 姥姥 爷爷 外公 姥爷',
  'friend, friends, buddy, pal, mate, friendship | 朋友 好友 闺蜜 哥们',
  'partner, boyfriend, girlfriend, fiance, spouse, dating, relationship, married | 对象 男朋友 女朋友 未婚夫 伴侣',
  'colleague, coworker, team, boss, manager, office | 同事 老板 经理 上司',
  'neighbour, neighbor, next door | 邻居 隔壁',
  'baby, newborn, pregnant, birth, born, expecting | 宝宝 出生 怀孕',
  'pet, dog, puppy, cat, kitten | 宠物 狗 猫',
  'adopt, adopted, adoption, foster, shelter | 领养 收养',

  // work and school
  'job, work, career, profession, employed, occupation, position, hired, company | 工作 职业 公司 岗位 入职',
  'quit, fired, laid off, resign, resigned, lost my job, left | 辞职 离职 被裁 失业',
  'business, startup, store, shop, own, venture, company, launch, opened | 生意 创业 开店 公司',
  'study, studying, degree, university, college, course, class, education, major, learn, learning | 学习 大学 课程 专业 读书 上课',
  'exam, test, graduate, graduated, graduation, diploma, grade | 考试 毕业 成绩 文凭',
  'teacher, mentor, coach, instructor, professor, tutor | 老师 教练 导师 教授',
  'meeting, conference, presentation, workshop, seminar, talk, speech | 会议 讲座 演讲 研讨会',
  'project, plan, planning, goal, idea, working on | 项目 计划 目标',
  'volunteer, volunteering, charity, donate, donated, fundraiser, community, help | 志愿 公益 捐款 慈善 社区',
  'award, prize, won, win, winner, medal, trophy, competition, contest, tournament, champion | 奖 获奖 赢 冠军 比赛 奖杯',

  // free time
  'hobby, hobbies, interests, activities, enjoy, fun, pastime, like, love | 爱好 兴趣 活动 喜欢',
  'movie, film, cinema, watched, show, series, documentary | 电影 影院 看片 剧 纪录片',
  'book, books, read, reading, novel, author, story | 书 读 小说 作者 故事',
  'music, song, songs, band, concert, album, sing, singer, guitar, piano, violin, instrument, playing | 音乐 歌 乐队 演唱会 唱歌 吉他 钢琴 乐器',
  'art, paint, painted, painting, draw, drawing, sketch, gallery, artist, sculpture, pottery | 艺术 画 绘画 画廊 艺术家 陶艺',
  'game, games, gaming, video game, console, play, board game, chess | 游戏 玩 桌游',
  'sport, sports, football, soccer, basketball, tennis, match, team, game, league | 运动 足球 篮球 比赛 球队',
  'exercise, workout, gym, fitness, run, running, yoga, training, marathon | 锻炼 健身 跑步 瑜伽 训练',
  'hike, hiking, camping, camp, trail, mountain, outdoors, nature, climbing | 徒步 露营 爬山 户外 大自然',
  'swim, swimming, pool, beach, sea, ocean, surf, surfing | 游泳 泳池 海边 冲浪',
  'dance, dancing, dancer, choreography, ballet, studio | 跳舞 舞蹈 舞者',
  'photo, photography, camera, pictures, lens | 摄影 相机 照片 镜头',
  'write, writing, wrote, poem, blog, journal, screenplay, script | 写 写作 诗 日记 剧本',
  'craft, crafts, sewing, knitting, handmade, diy | 手工 缝纫 编织',
  'meditate, meditation, therapy, counseling, counselling, mindfulness, mental health, stress, relax | 冥想 心理 咨询 减压 放松',
  'church, faith, religion, religious, pray, spiritual | 教堂 信仰 宗教 祈祷',
  'club, group, association, meetup, support group, community | 俱乐部 小组 协会 团体',

  // occasions
  'birthday, born, cake, turned, celebrate, party | 生日 蛋糕 庆祝',
  'wedding, married, marry, marriage, bride, groom, ceremony, engaged, proposal | 婚礼 结婚 新娘 求婚 订婚',
  'party, celebration, celebrate, celebrated, gathering, event, festival | 聚会 庆祝 派对 活动 节日',
  'gift, present, presents, gave, received, given | 礼物 送 收到',
  'funeral, died, death, passed away, loss, grief | 葬礼 去世 过世',
  'accident, crash, injured, hurt, broke | 事故 受伤 摔',

  // things said of things
  'reason, why, because, motivated, inspired, decided | 原因 为什么 因为 决定',
  'start, started, begin, began, begun, new, launch, opened | 开始 开 启动',
  'finish, finished, end, ended, complete, completed, done | 结束 完成',
  'meet, met, saw, catch up, got together, introduced | 见面 认识 遇到 碰面',
  'phone, mobile, call, called, number, contact | 电话 手机 号码 联系',
  'address, street, located, location, where | 地址 街道 位置',
  'live, lives, living, moved, hometown, from, home country, grew up | 住 居住 老家 家乡',
  'color, colour, red, blue, green, shade | 颜色 红 蓝 绿',
  'size, large, small, big, height, weight | 尺寸 大 小 身高 体重',
  'difference, differ, deviate, more than, less than, instead | 差 差额 不同 相差',
  'plan, planning, going to, intend, hope, upcoming, next | 打算 计划 准备 将要',
  'hot, warm, heat, sunny, cold, weather, rain, snow | 天气 热 冷 下雨 下雪',
];
