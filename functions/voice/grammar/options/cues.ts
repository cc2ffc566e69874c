/** What a guest wants done with the option that follows. */
export type Cue = 'without' | 'more' | 'double' | 'triple' | 'light' | 'add'

const phrases = (cue: Cue, texts: string) => texts.split(', ').map((text) => [text.split(' '), cue] as const)

/** How guests say it, the longest first. */
export const cues = [
  ...phrases(
    'without',
    'with no, without any, without the, without, no more, hold the, hold, leave off the, leave off, leave out the, leave out, leave the, skip the, skip, minus the, minus, no, dont put any, dont put the, dont put, do not put any, do not put, dont add, lose the, lose, ditch the, nix the, omit the, omit, sin, remove the, drop the, take off the, take out the, take the, get rid of the, i dont want any, i dont want the, i dont want',
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
