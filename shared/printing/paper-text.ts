const MARKS = /\p{M}/gu
const NOT_ASCII = /[^\x20-\x7e]/u

/** Letters that contain no plain letter, and signs, as paper spells them. */
const spellings: Readonly<Record<string, string>> = {
  '×': 'x',
  '·': '-',
  '•': '-',
  '‐': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '⁄': '/',
  '°': ' deg ',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '¿': '',
  '¡': '',
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ħ: 'h',
  Ħ: 'H',
  ŋ: 'ng',
  Ŋ: 'Ng',
  ı: 'i',
  ə: 'e',
  Ə: 'E',
  '¢': 'c',
  '€': ' EUR ',
  '£': ' GBP ',
  '¥': ' JPY ',
  '₡': ' CRC ',
  '₩': ' KRW ',
  '₫': ' VND ',
  '₱': ' PHP ',
  '₹': ' INR ',
  '₽': ' RUB ',
  '₺': ' TRY ',
  '₴': ' UAH ',
  '₦': ' NGN ',
  '₪': ' ILS ',
  '฿': ' THB ',
  '₵': ' GHS ',
  '₲': ' PYG ',
}

const FRACTION_AFTER_DIGIT = /(?<=\d)(?=[¼-¾⅐-⅞])/g

/** Writes a text with letters that every printer has; `?` for those that it can't spell. */
export const toPaperText = (text: string): string =>
  Array.from(
    text
      // Otherwise 1½ would be 11/2.
      .replace(FRACTION_AFTER_DIGIT, ' ')
      .normalize('NFKD')
      .replace(MARKS, '')
      .replace(/\s/g, ' '),
    (letter) => (NOT_ASCII.test(letter) ? (spellings[letter] ?? '?') : letter),
  )
    .join('')
    .replace(/ +/g, ' ')
    .trim()

const PICTURES = /\p{Extended_Pictographic}(?:[\p{Emoji_Modifier}\p{M}\u200D]|\p{Extended_Pictographic})*/gu

/** Returns a text without emoji, which no paper shows. */
export const removePictures = (text: string): string => text.replace(PICTURES, '').trim()
