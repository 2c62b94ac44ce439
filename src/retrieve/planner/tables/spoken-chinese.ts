/**
 * Words of Cantonese, of other dialects and of old letters, and those of the written language for them: `said plain`. Longer
 * ones come before shorter ones that they hold.
 */
export const spokenChinese = `旧年 去年|出年 明年|琴日 昨天|寻日 昨天|听日 明天|而家 现在|晚黑 晚上|唔该 麻烦|唔系 不是|唔 不|喺边度 在哪里|系边度 在哪里|边度 哪里|边日 哪天|边位 哪位|边个 谁|边间 哪间
  几时 什么时候|几多钱 多少钱|几钱 多少钱|几多 多少|点解 为什么|咩嘢 什么|乜嘢 什么|咩 什么|乜 什么|有冇 有没有|冇 没有|系咪 是不是|睇 看|揾返 找|搵返 找|揾 找|搵 找|影相 拍照|咗 了|嘅 的|啲 些
  嗰阵时 的时候|嗰阵 的时候|嗰转 那次|嗰 那|喺 在|同埋 和|俾 给|畀 给|一齐 一起|埋单 买单|屋企 家|搬屋 搬家|铺头 店|净系 只有|佢哋 他们|佢 他|哋 们
  啥子 什么|啥 什么|甚么 什么|咋个 怎么|咋样 怎么样|木有 没有|何时 什么时候|何地 在哪里|何处 在哪里|何人 谁|俺们 我们|俺 我|本人 我|爸妈 爸爸和妈妈|双亲 爸爸和妈妈`;
