/**
 * What people call albums and favourites, and the words that tie such a name to pictures; each is a part of a pattern. A
 * line may be added by hand.
 */
export type AlbumWords = {
  /** What an album is called. */
  readonly album: readonly string[];
  /** Kinds of albums and things in them, which alone are no album's name: "the photo album", "my phone album". */
  readonly plain: readonly string[];
  /** Before the name of an album: "called". */
  readonly called: readonly string[];
  /** What turns "in the album" into its opposite. */
  readonly not: readonly string[];
  /** Between the pictures and the album. */
  readonly joint: readonly string[];
  /** Behind the name, where a language puts its preposition there. */
  readonly tail: readonly string[];
  /** Pictures and films, the only things that a library marks. */
  readonly media: readonly string[];
  /** "Starred": a mark, whatever stands between it and the pictures. */
  readonly marked: readonly string[];
  /** "Favourite": also said of restaurants and cats, so that it must stand beside the pictures. */
  readonly liked: readonly string[];
  /** Favourites as things: "my favourites". */
  readonly favourites: readonly string[];
};

export const englishAlbums: AlbumWords = {
  album: ['(?:photo |picture |photo-)?albums?'],
  plain:
    'photo photos picture pictures image images digital family private phone mobile old new whole my our the a'.split(
      ' ',
    ),
  called: ['called', 'named', 'titled', ':'],
  not: [
    'not',
    'never',
    "(?:isn't|aren't|wasn't|weren't)",
    'except(?: for| those| the ones)?',
    'excluding',
    'without',
    'outside(?: of)?',
  ],
  joint: [
    '(?:that|which) (?:are|is|were|i put)',
    '(?:kept|saved|stored|put|filed|marked|flagged|tagged|listed)',
    '(?:in|from|of|inside|within|out of|into|among|as)',
    '(?:all|the|my|our|this|that|an?)',
  ],
  tail: [],
  media: ['(?:photo(?:graph)?|picture|pic|image|shot|snap|snapshot|video|clip|film|selfie)s?'],
  marked: ['starred', 'hearted', 'favou?rited'],
  liked: ['favou?rite', 'fave?'],
  favourites: ['favou?rites', 'fave?s'],
};

export const chineseAlbums: AlbumWords = {
  album: ['相册', '相簿', '影集'],
  plain: '我 我的 我们的 手机 照片 图片 家庭'.split(' '),
  called: ['名为', '叫做?', '名叫', '：'],
  not: ['不在', '没在', '不是', '没有', '除了', '未'],
  joint: ['(?:存|放)?在', '来自', '从', '被', '(?:标为|标记为|设为)', '(?:我们?)的?'],
  tail: ['(?:里面?|中|内|上)', '的'],
  media: ['(?:照片|相片|图片|照|视频|影像|录像|影片|自拍|合影|合照)'],
  marked: ['(?:加了?)?(?:星标|标星)(?:过|了)?的?', '收藏(?:过|了|夹(?:里面?|中|内))?的', '标为收藏的?'],
  liked: ['最(?:喜欢|喜爱|爱|中意)的'],
  favourites: ['收藏夹', '收藏'],
};
