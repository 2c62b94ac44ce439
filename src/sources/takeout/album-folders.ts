import type { Album } from './sidecar.ts';

/** "Photos from" as Google names the folder of a year, by language of the account, folded to lower case. */
const yearFolderNames: readonly RegExp[] = [
  /^(photos from|photos de|photos du|fotos von|fotos vom|fotos aus|fotos de|fotos del|fotos d['’]en|foto del|foto da|foto['’]s (uit|van)|foto från|foton från|bilder fra|bilder från|billeder fra|kuvat vuodelta|zdjęcia z|fotky z|fotografie z|fotografii din|fotók|фото за|фотографии за|фотографії за|φωτογραφίες από|fotoğraflar|ảnh từ|foto dari|รูปภาพจาก) ?(19|20)\d{2}$/iu,
  /^(19|20)\d{2}\s*(年の写真|年的照片|年的相片|년 사진|년의 사진|yılından fotoğraflar|의 사진)$/u,
];

/** Old exports have a folder for each day. */
const dayFolder = /^(19|20)\d{2}-\d{2}-\d{2}([ -#].*)?$/;
const specialFolders =
  /^(archive|archiv|archives|archivo|archivio|trash|bin|corbeille|papierkorb|papelera|cestino|locked folder|failed videos|untitled|sans titre|ohne titel|google photos|google fotos|google foto|google フォト|takeout.*)(\(\d+\))?$/iu;

export const isYearFolder = (name: string): boolean =>
  yearFolderNames.some((known) => known.test(name.normalize('NFC'))) || dayFolder.test(name);

/**
 * The album that a folder stands for. The album's note decides; without one (it may lie in a part that was not given)
 * a folder whose name holds a year in a language we do not know is taken for that year's folder, any other for an album.
 */
export function albumOf(folder: string, note: Album | undefined): Album | undefined {
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  if (note !== undefined && note.title !== '') return isYearFolder(note.title) ? undefined : note;
  if (name === '' || isYearFolder(name) || specialFolders.test(name) || /(^|\D)(19|20)\d{2}(\D|$)/.test(name))
    return undefined;
  return { title: name, description: undefined };
}
