/** What a guest wants done with the option that follows. */
export type OptionCue = 'without' | 'no extra' | 'more' | 'double' | 'triple' | 'light' | 'add'

const phrases = (cue: OptionCue, texts: string) => texts.split(', ').map((text) => [text.split(' '), cue] as const)

/** How guests say it, the longest first. */
export const optionCues = [
  ...phrases(
    'without',
    'with no, without any, without the, without, no more, hold the, hold, leave off the, leave off, leave out the, leave out, leave the, skip the, skip, minus the, minus, no, dont put any, dont put the, dont put, do not put any, do not put, dont add, lose the, lose, ditch the, nix the, omit the, omit, sin, remove the, drop the, take off the, take out the, take the, get rid of the, i dont want any, i dont want the, i dont want, avoid the, avoid any, avoid, not the, not any, skip any, hold any, omit any, exclude the, exclude, dont add any, dont add the, do not add any, do not add the, do not add, dont want any, dont want the, dont want, do not want any, do not want the, do not want, dont include the, dont include, no quiero',
  ),
  ...phrases(
    'no extra',
    'no extra, no additional, without extra, not extra, dont add extra, do not add extra, dont want extra',
  ),
  ...phrases(
    'more',
    'with extra, extra, with more, more, additional, heavy on the, lots of, plenty of, a lot of, some extra, another side of',
  ),
  ...phrases('double', 'double the, double up on the, double, two times the, twice the'),
  ...phrases('triple', 'triple the, triple'),
  ...phrases(
    'light',
    'go easy on the, easy on the, go light on the, light on the, less, lighter, light, not too much, not much, just a little',
  ),
  ...phrases(
    'add',
    'add, with added, put in some, put in, throw in some, throw in, plus a side of, with a side of, cooked, prepared, wrapped in, wrapped in a, in, in a, made with, served with, topped with, a side of, side of, a side order of, with',
  ),
].sort(([one], [other]) => other.length - one.length)
