/**
 * Words that speak of looking for pictures, of having taken them, and of pictures as such: they stand around what is looked
 * for and are no part of it. As they are said, in lower case; a word may be added by hand.
 */
export const requestWords: ReadonlySet<string> = new Set(
  `search searching searched seek seeking retrieve retrieving fetch gimme lemme export exporting browse browsing scroll
   scrolling  locate gather collect compile assemble 
   depict depicts depicting depicted portray portraying featuring showing pictured photographed photographing
   filmed snapped snapping image images imagery fotos foto photograph photographs pic pics pix shots snapshots snaps
   capture captures captured capturing memories keepsakes
   related relevant regarding concerning connected relating involving stuff sort kinda material materials 
   hereby desire desired require required requested wish wished whichever thereof
   pull pulled pulling dig gather gathered documenting showcasing assorted various numerous
   please find hereby accompanied accompanying presence whereabouts
   提供 挑出 选出 选取 取出 拿出 抽出 打开 回顾 重温 回看 浏览 翻阅 欣赏 调阅 罗列 搜罗 输出 返回 都有 检索 调取 导出 查阅 查看 查询 查找 搜寻 寻找 筛选 筛 提取 调出 翻出 翻找 翻翻 翻 揾 揾返 睇 睇下 影 影嘅 影低 翻看 汇总 整理 挑 挑选 列举
   涉及 相关 有关 关联 包含 含有 呈现 展现 描绘 反映 主题 题材 素材 资料 影像 影像资料 图像 图片 图 相片 照 画面 镜头
   拍摄 摄 摄于 所摄 拍得 拍下来 留下 留念 全部 所有 一切 任意 任何 若干 相应 对应 符合 满足 麻烦 劳烦 烦请 敬请 恳请 有劳
   带有 带着 要有 中有 里有 有些 看一下 找一下 查一下 搜一下 场面 各种 各类 各式 种种 诸多 众多 张张
   期间 陪同 陪伴 一道 一齐 一块儿 共同 同埋 出去 出来 所需 之类 之类的 等等 类似 那种 这种 那类 这类 当地 该地 之处 情形 景象 样子 可供 用于 用作 关于`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
