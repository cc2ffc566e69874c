/**
 * How a job writes its letters: as ASCII, which every printer has, as UTF-8, or as a picture, which
 * is drawn with our own font.
 */
export type LetterSet = 'ascii' | 'utf8' | 'picture'

/**
 * The letters of each set. Printers with UTF-8 have Latin, Greek, Cyrillic, Chinese, Japanese and
 * Korean. None has letters that join or stack, or that run from right to left, such as those of
 * Arabic: without their shapes and their order they can't be read.
 */
export const letterSets: Readonly<Record<LetterSet, RegExp>> = {
  ascii: /[\x20-\x7e]/,
  utf8: /[\x20-\x7e¼-¾À-ÿ\u0391-\u03c9\u0401-\u0451\u3001-\u3017\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff5e]/,
  picture:
    /(?!\p{Cn})[\x20-\x7e\u00a1-\u00ac\u00ae-\u00bb\u00bf-\u024f\u0370-\u03ff\u0400-\u0482\u048a-\u0529\u0531-\u058a\u10a0-\u10ff\u1e00-\u1fff\u2010-\u2015\u2018-\u2027\u2030-\u2056\u20a0-\u20b8\u3001-\u3029\u3030-\u303e\u3041-\u3096\u309b-\u30ff\u3105-\u312f\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufad9\uff01-\uff9f]/u,
}

/** Whether a picture shows a letter of a text that is not in the other set. */
export const isBetterDrawn = (text: string, other: LetterSet): boolean =>
  Array.from(text.normalize('NFC')).some(
    (letter) => /\p{L}/u.test(letter) && letterSets.picture.test(letter) && !letterSets[other].test(letter),
  )
