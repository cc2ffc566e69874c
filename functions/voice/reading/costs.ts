/**
 * What the spans of a sentence cost. The cover with the lowest sum is how the sentence is read.
 */
export const costs = {
  /** The whole name of a dish is the strongest sign. */
  name: 0.4,
  /** Each further word of a name makes it surer than its words alone. */
  nameWord: -0.3,
  /** A part of a name, or a misheard one, is read where nothing else explains the words. */
  partialName: 0.6,
  /** The share of the name that wasn't said, or sounds otherwise. */
  missingName: 1,
  /** Several dishes share the words, so that the guest has to choose. */
  ambiguous: 0.1,

  /** The dish has an option of this name. */
  option: 0.1,
  /** Each further word of the option makes it surer. */
  optionWord: -0.1,
  /** An option before the name of its dish. */
  optionBefore: 0.05,
  /** Right after a name, without `with`, an option is a little likelier of the next dish. */
  optionAtOnce: 0.04,
  /** The choice was made already, so the words are rather about the next dish. */
  chosenAgain: 0.5,
  /** The words name a dish, too, and stand where a dish starts. */
  optionOfName: 1,
  /** The words belong to another item, or to the dish as a whole. */
  optionOfOther: 0.8,
  /** The words are a part of a dish's name, or count pieces. */
  optionInName: 0.6,
  /** A request for a dish before the last one. */
  late: 0.7,
  /** `with bacon` before a dish is rather said of the dish before. */
  withBefore: 3,
  /** `no bacon` before a dish, too. */
  cuedBefore: 1.2,
  /** `with bacon two burgers`: no dish stands before it. */
  cuedLead: 0.4,

  /** A number belongs to the next dish. */
  number: 0.1,
  /** A second number before a dish is rather another dish's. */
  secondNumber: 2,
  /** A number after an option is rather another dish's. */
  numberLate: 0.7,
  /** `make that three` */
  numberOfLine: 0.2,
  /** A number after a dish that counts nothing. */
  strayNumber: 1.5,
  /** A number without any dish. */
  looseNumber: 1,
  /** `a roll, two of them` */
  times: 0.2,

  /** A dish starts at a number, after a request, or with the sentence. */
  open: 0,
  /** A dish starts after a link, without a number: it may be an option in a list. */
  openPlain: 0.15,
  /** A dish starts at a number within a phrase. */
  openCounted: 0.3,
  /** A dish starts within a phrase. */
  openInside: 0.6,
  /** After a piece, its requests follow. */
  openAfterPiece: 1,
  /** After `with`, options follow. */
  openAfterWith: 1.5,
  /** What is refused isn't ordered. */
  openAfterRefusal: 3,

  /** `one with …`: pieces of the line before. */
  piece: 0.08,
  /** What is counted is the name of a dish, too. */
  pieceOfName: 0.5,
  /** What is counted is an option of which several may be taken. */
  pieceOfOption: 0.3,
  /** `both`, `the same`, `on the second one` */
  reference: 0.05,

  /** A request that is no option becomes a note. */
  note: 0.8,
  /** Each word of a note may be something else. */
  noteWord: 0.2,
  /** `large beans on the side` */
  noteAside: 0.6,
  /** A word that several options share becomes a note only if nothing else fits. */
  kindNote: 1.2,
  /** `on the side`, a style of a piece */
  aside: 0.4,
  /** `cut in half`, `gluten free` */
  fixedNote: 0.3,
  /** `gluten free` before a name */
  free: 0.2,
  /** `well done` of a dish without this option */
  smallName: 0.2,
  /** `a shot of …` in a list is an ingredient. */
  dose: 0.4,

  /** No sum of other readings of a word exceeds it. */
  unknownWord: 1.6,
  /** Unknown words before a name make it another dish. */
  unknownBefore: 0.2,
  /** No unknown words hide the name of a dish. */
  hiddenName: 3,
  /** Small words say little, so any other reading of them is better. */
  small: 0.15,
  /** A small word that names a dish or announces a request. */
  loudWord: 0.6,
  /** A word that refuses or asks is no small word. */
  cueWord: 2,
  /** Before a name even less. */
  cueBefore: 2.5,
  /** A word that corrects stands between no number and its dish. */
  hard: 3,
  /** The end of a phrase. */
  pause: 0.05,
  /** A pause between a number and its dish. */
  pauseBefore: 1.2,
  /** `with bacon and no onions two burgers` */
  pauseLead: 0.3,

  /** A clause that refuses a dish, or a sentence without any dish. */
  stance: 0.6,
  /** A clause that refuses a food next to a dish is rather a request. */
  stanceOfFood: 2.2,
  /** Each word of it may be something else. */
  stanceWord: 0.2,
  /** `no wait`, `make that` */
  turn: 0.05,
  /** `swap the cola for` */
  change: 0.05,
  /** `at seven`, `for four people` */
  frame: 0.3,
} as const
