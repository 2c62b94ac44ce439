/** Names that Taipei and Hong Kong write by other words, then single characters; `simplified traditional`, the first that fits counts. */
const words = `意大利 義大利
佛罗伦萨 佛羅倫斯
巴塞罗那 巴塞隆納
波尔图 波多
波尔多 波爾多
那不勒斯 拿坡里
卢塞恩 琉森
戈尔韦 高威
塞维利亚 塞維亞
乌得勒支 烏特勒支
自行车 腳踏車
披萨 披薩
比萨 披薩
台灯 檯燈
视频 影片
网费 網路費
小票 發票
头发 頭髮
理发 理髮
一只 一隻
面团 麵團
郁金香 鬱金香
面包 麵包
拉面 拉麵
汤面 湯麵
周末 週末
里斯本 里斯本
拿坡里 拿坡里
里昂 里昂
里 裡`
  .split('\n')
  .map((line) => line.split(' ') as [string, string]);

/** The characters of one line stand above those that they become. */
const simplified =
  '会罗马维纳萨尔兹苏爱纽伦兰国东图华边这张个们为来时间过后没钱块价单据邮写给让说话谁请谢讲记认识试该详语读课调谈诞订计证评译词飞机场车轮转输达远进运还连选迁遥门问闺闭闻阳阴队际陆险随' +
  '难鸟鸡鸭鱼鲜龙龟黄齐饭饮饺馆饼头颜题顾预领风页顶顺须频颗贝负财责败货质购贵费贴资赛赵赶跃踪轻较载辆铁铸锅锁键镜长钟钢钥银销错锦录绿结绝统继续线组细终经绍红约级纪练织紧网罚习翘职联聪' +
  '肃胜脑脚脸艺节苍荐药莱获萧蓝虑虽虾蚀蛎补装袜观规视览觉触誉许设访诉处备复够夹奥妈娄婴孙学宁宝实审宽宾寻对寿将尽层岁岛岭币师带帮广庆应库废开异弃弹强归当忆忧怀态总恋恒恼惊惯愿懒戏战户' +
  '扑扫扩报担拟拥择换挂损掷摄摆摇撑数断无旧显晒晓暂术杂权条极构枪柜树样桥档检楼榄标栏欢欧残毕汇汉汤沟沪泪浅测济浓涛润涨渔游湾湿满滤滩灭灯灵炉炖点烛热烧烟营牵状独狮猫环现玛画疗盖盘盐监' +
  '瞒码砖礼离种积称稳穷窍竞笔签简筑篮类粮买卖乐乡书乌乔义争亚产亲从仓仪众优伙伞传伤体余佣侧俭债倾储儿关兴养兽内冲决况冻净准几凤凭击划则刚创别剂剧劳动务势励医卢卫却压厅历厕县参双发变叙' +
  '叶号吓吗听启员响园圆圣坏垫墙声壳壶迹邻郑酱释鉴闹陈刘吴杨谭庄严丽举亿仅仆雾静韦韩饿馄骑验鲁麦齿猪刹' +
  '万与丛两伟辉项厢温摊贩萝卜坛绽护围潜气骆驼笼团烩帐钻缝纫于云电蚝叠杰胀丰荡弯咨坝杆饱饶闲吨艳阶钉闪驶顿叁烦锡呜喽嘱铺凉纸尝惫脏哑叹';
const written =
  '會羅馬維納薩爾茲蘇愛紐倫蘭國東圖華邊這張個們為來時間過後沒錢塊價單據郵寫給讓說話誰請謝講記認識試該詳語讀課調談誕訂計證評譯詞飛機場車輪轉輸達遠進運還連選遷遙門問閨閉聞陽陰隊際陸險隨' +
  '難鳥雞鴨魚鮮龍龜黃齊飯飲餃館餅頭顏題顧預領風頁頂順須頻顆貝負財責敗貨質購貴費貼資賽趙趕躍蹤輕較載輛鐵鑄鍋鎖鍵鏡長鐘鋼鑰銀銷錯錦錄綠結絕統繼續線組細終經紹紅約級紀練織緊網罰習翹職聯聰' +
  '肅勝腦腳臉藝節蒼薦藥萊獲蕭藍慮雖蝦蝕蠣補裝襪觀規視覽覺觸譽許設訪訴處備復夠夾奧媽婁嬰孫學寧寶實審寬賓尋對壽將盡層歲島嶺幣師帶幫廣慶應庫廢開異棄彈強歸當憶憂懷態總戀恆惱驚慣願懶戲戰戶' +
  '撲掃擴報擔擬擁擇換掛損擲攝擺搖撐數斷無舊顯曬曉暫術雜權條極構槍櫃樹樣橋檔檢樓欖標欄歡歐殘畢匯漢湯溝滬淚淺測濟濃濤潤漲漁遊灣濕滿濾灘滅燈靈爐燉點燭熱燒煙營牽狀獨獅貓環現瑪畫療蓋盤鹽監' +
  '瞞碼磚禮離種積稱穩窮竅競筆簽簡築籃類糧買賣樂鄉書烏喬義爭亞產親從倉儀眾優夥傘傳傷體餘傭側儉債傾儲兒關興養獸內衝決況凍淨準幾鳳憑擊劃則剛創別劑劇勞動務勢勵醫盧衛卻壓廳歷廁縣參雙發變敘' +
  '葉號嚇嗎聽啟員響園圓聖壞墊牆聲殼壺跡鄰鄭醬釋鑒鬧陳劉吳楊譚莊嚴麗舉億僅僕霧靜韋韓餓餛騎驗魯麥齒豬剎' +
  '萬與叢兩偉輝項廂溫攤販蘿蔔壇綻護圍潛氣駱駝籠團燴帳鑽縫紉於雲電蠔疊傑脹豐蕩彎諮壩桿飽饒閒噸豔階釘閃駛頓參煩錫嗚嘍囑鋪涼紙嘗憊髒啞嘆';
const known = new Map(words);
for (const [i, one] of [...simplified].entries()) if (!known.has(one)) known.set(one, written[i] ?? one);
const onlyTraditional = new Set([...written].filter((one) => !simplified.includes(one)));
/** Characters of Cantonese and of traditional writing that the tables do not give. */
const others = /[嘅喺咗嗰啲㗎咩俾係幾麼裡裏睇冇佢哋]/u;

const pattern = new RegExp([...known.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'gu');

/** Simplified Chinese as Taipei and Hong Kong write it, as far as made lives need it. */
export const traditional = (text: string): string => text.replace(pattern, (found) => known.get(found) ?? found);

/** Whether a text has characters that only traditional writing has. */
export const isTraditional = (text: string): boolean =>
  others.test(text) || [...text].some((one) => onlyTraditional.has(one));
