/** Chinese words that carry no content of their own in a question, as a dictionary cuts them. */
export const chineseStopWords: ReadonlySet<string> = new Set(
  `的 地 得 了 着 过 在 是 有 和 与 跟 同 及 以及 或 或者 还是 我 我们 咱 咱们 你 你们 他 他们 她 她们 它 它们 自己 大家 别人
   这 那 这个 那个 这些 那些 这张 那张 这次 那次 那天 这里 那里 那儿 这儿 一个 一张 一些 几张 一段 一下 一次 每 每个 每次 各 各个 某 某个
   哪 哪个 哪些 哪里 哪儿 哪家 哪天 哪年 哪次 哪张 哪种 哪一 什么 什么样 怎么 怎样 如何 为什么 多少 几 几个 几次 几张 谁 啥 多久 何时 吗 呢 吧 啊 呀 嘛 哦 了吗
   请 请问 帮 帮我 给 给我 找 找出 找到 找找 查 查找 查询 搜 搜索 看 看看 看到 我看 展示 显示 列出 列 告诉 要 想 想要 想看 所有 全部 都 也 就 还 还有 再 又 才 只 只有 仅 最
   把 被 让 从 到 去 去了 去过 来 来自 往 向 对 对于 为 为了 由 于 以 以外 之外 除 除了 除去 外 之 之间 之中 当 当时 时 时候 时间 期间 的时候 上 上面 里 里面 里头 中 下 内 前 后 左右 附近 旁 旁边 边
   而无 但无 不 不是 不在 没 没有 别 拍 拍的 拍了 拍摄 拍过 拍到 拍下 拍照 一起 一块 一同 关于 有关 能 能不能 可以 可 是否 是不是 有没有 有过 出现 出镜 包含 包括 其中 那 年 月 日 号 天 次 张 个 封 段 条 只 件 份
   照 相 图 做 做了 做过 干 弄 玩 玩了 第一 第二 那时 这时 当天 总共 一共 共 总 共有 花了 用了 付 付了 住 住了 住的 买 买了 买的 吃 吃了 吃过 吃的 喝 喝了 喝的 收 收到 收到的 发 发的 发来 发给 寄 写 写的 说 说了 说过 提到 提到过 叫 叫做 名字 照片 视频 邮件 没人 好 很 非常 真 真的 太 呗 里边 曾 曾经 已经 正在 也没有 不要 不含 不带 但是 可是 不过 而且 有人 有人在 是在 住在 写给 发给 寄给 放在 拿到 发生 当中 一边 那边 这边 挂 挂墙 墙上挂 洗 一家 家 卖 卖的 出来 找出来 全部 全要 特别 要用 一只 一群 会 该 应该 需要 记得 记录 瞬间 时刻 时光 画面 镜头 片段 点滴 我都 都拍 之前 之后 以前 以后 然后 后来 最近 现在`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Family names, to tell a name that the memory does not know from other words: 和张伟的合影. */
export const familyNames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤';

/** 一只, 两条, 那盏, 这家: a number or pointer with its measure. */
export const measuredWord =
  /^[一两二三四五六七八九十几半这那某每][\p{Script=Han}]?$|^[一两二三四五六七八九十几半这那某每][个只张条件位家群棵朵盏份本段封种双杯碗瓶场座栋辆台部首间次顿单笔回趟]$/u;

/** Characters that end a word which a dictionary cut off them: 身份|证, 复印|件. */
export const wordEndings =
  '证件卡费单票机器店馆厅房室楼桥路街山湖河岛寺塔城镇村会节赛展号码书表笔酒茶菜饭面汤鱼肉狗猫车船衣鞋帽包图灯花树人';
/** Characters that are never a part of a word that was cut apart. */
export const neverPart = '的了着过在是和与跟吗呢吧我你他她从到去被把让也都就还';
