/* eslint max-lines: off -- data */
import { one as pickOf } from './pick'

// How a recogniser writes the words of a menu that it does not know.
const misheard: Readonly<Record<string, readonly string[]>> = {
  roll: ['role', 'rol', 'rolle'], tea: ['tee', 'tee', 'te'], steak: ['stake', 'steack'], tuna: ['toona', 'tunna'],
  salmon: ['sammon', 'salman', 'samon'], miso: ['me so', 'mee so', 'meso', 'misso'], eel: ['eal'], hibachi: ['habachi', 'hibatchi', 'he bachi', 'hi bachi', 'hibaci'],
  teriyaki: ['terryaki', 'teri yaki', 'terry yaki', 'teryaki'], edamame: ['eda mame', 'edamommy', 'a damame', 'edamami', 'edimame'],
  gyoza: ['gioza', 'gyozah', 'gee oza', 'giyoza'], california: ['cali fornia', 'californya', 'calafornia'],
  philadelphia: ['philadelfia', 'phila delphia', 'filadelphia'], yellowtail: ['yellow tail', 'yelowtail'], udon: ['oodon', 'udan', 'oo don'],
  katsu: ['katzu', 'cat su', 'katsoo'], tempura: ['tempora', 'tempurah', 'tem pura'], nigiri: ['nigeri', 'nigiry', 'nee giri', 'nigri'],
  sashimi: ['sashimmi', 'sashimy', 'sa shimi'], tofu: ['toefu', 'tofoo', 'toe fu'], soup: ['soop', 'supe'], salad: ['sallad', 'salid'],
  crab: ['krab'], lobster: ['lobstar', 'lobstir'], scallops: ['scalops', 'skallops'], filet: ['fillet', 'filay', 'fillay'], mignon: ['minyon', 'mingon', 'min yon'],
  yakisoba: ['yaki soba', 'yakisobah', 'yacky soba'], ramune: ['ramoonay', 'ramunay', 'ra mune'], cola: ['colla', 'coala'], avocado: ['avacado', 'avocato'],
  cucumber: ['cucumbr', 'q cumber', 'cucumba'], volcano: ['vulcano', 'volcanoe'], dynamite: ['dinamite', 'dyna mite', 'dynamight'],
  caterpillar: ['catapillar', 'cater pillar'], dragon: ['draggin', 'dragin', 'dragun'], rainbow: ['rain bow', 'rainbo'], spider: ['spyder', 'spidar'],
  bento: ['bentoe', 'bentow', 'ben to'], lemonade: ['lemonaid', 'lemon ade'], ginger: ['jinger'], walnut: ['wallnut'], green: ['grean', 'greene'],
  garden: ['gardin'], platter: ['plater', 'plattar'], shrimp: ['shrimps', 'shrip', 'schrimp'], chicken: ['chickin', 'chiken', 'chick in'], spicy: ['spicey', 'spysy'],
  vegetable: ['vegtable', 'vegetabel'], vegetables: ['vegtables'], rangoon: ['ran goon', 'rangune'], seaweed: ['sea weed', 'seeweed'],
  imperial: ['imperiel'], ocean: ['oshun', 'ocian'], agedashi: ['aga dashi', 'agedashee'], tataki: ['ta taki', 'tatakki'], crunchy: ['crunchie', 'crunchi'],
  firecracker: ['fire cracker'], honey: ['hunny'], bottled: ['botled', 'bottle'], water: ['watter'], sweet: ['sweat'], potato: ['potatoe'],
  classic: ['clasic', 'classick'], crispy: ['crispie'], butter: ['buter'], noodles: ['noodels', 'nudles'], special: ['speshul'], tray: ['trey'], ale: ['ail'],
} // prettier-ignore

/** A name as it may be misheard in one word; null where none of its words is known to be. */
export function misheardName(name: string, below: (limit: number) => number): string | null {
  const words = name.split(' ')
  const places = words.flatMap((word, at) => ((misheard[word] ?? []).length > 0 ? [at] : []))
  if (places.length === 0) return null
  const place = pickOf(places, below)
  return words.map((word, at) => (at === place ? pickOf(misheard[word] ?? [word], below) : word)).join(' ')
}

/** One letter left out, doubled, swapped or taken for another, in a long word. */
export function misspelt(name: string, below: (limit: number) => number): string {
  const words = name.split(' ')
  const long = words.filter(({ length }) => length > 4)
  if (long.length === 0) return name
  const wrong = pickOf(long, below)
  const at = 1 + below(wrong.length - 2)
  const forms = [
    wrong.slice(0, at) + wrong.slice(at + 1),
    wrong.slice(0, at) + wrong.charAt(at) + wrong.slice(at),
    wrong.slice(0, at) + wrong.charAt(at + 1) + wrong.charAt(at) + wrong.slice(at + 2),
    wrong.slice(0, at) + 'aeiou'.charAt(below(5)) + wrong.slice(at + 1),
  ]
  return words.map((word) => (word === wrong ? pickOf(forms, below) : word)).join(' ')
}
