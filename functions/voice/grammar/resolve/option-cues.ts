import { phraseList } from '../tokenize/words'

/** What the guest wants done with the option after it. */
export type OptionCue = 'without' | 'no extra' | 'more' | 'double' | 'triple' | 'light' | 'add'

const AMOUNTS = 'little bit, little, bit, tiny bit, small amount, touch, hint, dash, splash, drizzle, sprinkle'

const combine = (starts: string, ends: string): readonly (readonly string[])[] =>
  phraseList(starts).flatMap((start) => phraseList(ends).map((end) => [...start, ...end]))

/** The guests' phrases for each cue. Articles and `of` after them are skipped. */
const cuePhrases: Readonly<Record<OptionCue, readonly (readonly string[])[]>> = {
  without: [
    ...combine('dont, do not, i dont, i do not', 'want, need, like, add, put, include'),
    ...phraseList(`
      no, not, non, sin, without, with no, no more, minus, hold, hold back, hold on, skip, omit, avoid, exclude,
      excluding, lose, leave off, leave out, leave the, ditch the, nix the, remove the, drop the, scratch the,
      forget the, forget about the, never mind the, cancel the, take off the, take out the, take the,
      get rid of, except, except for, but not, other than, apart from, everything but, everything except,
      everything except for, with everything but, with everything except, with everything except for, all but,
      not too, not so, not very, no quiero, i hate, definitely no, absolutely no, im not in the mood for,
      not in the mood for, i wont have, my least favorite topping is`),
  ],
  'no extra': phraseList(`
    no extra, no additional, without extra, not extra, dont add extra, do not add extra, dont want extra`),
  more: phraseList(`
    extra, more, additional, go heavy on, heavy on, a whole lot, a whole bunch, a bunch, a good amount, lots of,
    plenty of, a lot, tons of, loads of, a ton of, as much, some extra, a lot more, added extra, another side of`),
  double: phraseList('double, double up on, two times the, twice the'),
  triple: phraseList('triple'),
  light: [
    ...combine('a, just a, only a, no more than a', AMOUNTS),
    ...phraseList(`
      go easy on, easy on, go light on, light on, less, lighter, light, little, not too much, not so much,
      not too many, not much, not many, not a lot, very little, easy, lightly`),
  ],
  add: phraseList(`
    add, with added, put in, throw in, plus a side of, with a side of, cooked, prepared, wrapped in, in, served with,
    topped with, loaded with, filled with, stuffed with, covered with, covered in, dressed with, on top of that, with, made with, on, along with, a side of, side of, a side order of`),
}

const cues: readonly OptionCue[] = ['without', 'no extra', 'more', 'double', 'triple', 'light', 'add']

const optionCues = cues
  .flatMap((cue) => cuePhrases[cue].map((phrase) => [phrase, cue] as const))
  .sort(([one], [other]) => other.length - one.length)

/** The phrases by their first word, the longest first. */
export const cuesByFirst: ReadonlyMap<string, readonly (readonly [phrase: readonly string[], cue: OptionCue])[]> =
  new Map(optionCues.map(([[first = '']]) => [first, optionCues.filter(([phrase]) => phrase[0] === first)]))
