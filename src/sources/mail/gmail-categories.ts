import { fold } from '../../language/fold.ts';

export type GmailCategory = 'promotions' | 'updates' | 'forums' | 'social' | 'personal' | 'purchases' | 'travel';

const categoryNames: readonly { readonly category: GmailCategory; readonly pattern: RegExp }[] = [
  { category: 'promotions', pattern: /promo|werbung|reclame|kampanj|推广|推銷|プロモーション|프로모션/ },
  {
    category: 'updates',
    pattern:
      /updates|benachrichtigung|notification|novedades|actualizacion|aggiornament|atualiza|uppdatering|动态|最新快訊|新着|업데이트/,
  },
  { category: 'forums', pattern: /forum|foren|foros|论坛|論壇|フォーラム|포럼/ },
  { category: 'social', pattern: /social|soziale|sociaux|sociale|sociala|社交|ソーシャル|소셜/ },
  { category: 'purchases', pattern: /purchase|kaufe|achats|compras|acquisti|购物|購物|購入/ },
  { category: 'travel', pattern: /travel|reisen|voyages|viajes|viaggi|viagens|旅行/ },
  { category: 'personal', pattern: /personal|personlich|personnel|privat|个人|個人|メイン|개인/ },
];

/** Gmail's own category of a label such as "Category Promotions" or "Kategorie: Werbung"; undefined for other labels. */
export function categoryOf(label: string): GmailCategory | undefined {
  // Folding takes the voice marks of Japanese away, so the words are looked for both ways.
  const folded = `${fold(label)} ${label.toLowerCase()}`;
  if (!/^(category|kategorie|categorie|categoria|kategori|类别|類別)|カテゴリ|카테고리/.test(folded)) return undefined;
  return categoryNames.find(({ pattern }) => pattern.test(folded))?.category;
}
