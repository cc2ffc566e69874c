/**
 * What the spans of a sentence cost. The cover with the lowest sum is how the sentence is read.
 *
 * Costs have no unit: only which sum is lower counts. They are set by hand and not fitted. After a
 * change, `npm run tool -- voice` must print shares that are at least as high as before, and the
 * tests of `functions/voice` and `infra/checks/voice` must pass.
 * `npm run tool -- voice explain SENTENCE` prints what each span of a sentence costs.
 */
export const costs = {
  // Names of dishes. A whole name is the strongest sign, so it is the cheapest span of its words.
  /** `cola`: the first word of a whole name. */
  name: 0.4,
  /** `dragon roll`: each further word of a whole name makes it surer. */
  nameWord: -0.3,
  /** `california` for the California Roll: read where no whole name explains the words. */
  partialName: 0.6,
  /** Times the share of the name that was not said, or that sounds otherwise. */
  missingName: 1,
  /** `tuna` where several dishes have tuna: a part of one name is preferred to it. */
  ambiguous: 0.1,

  // Options. An option of the dish is cheaper than the note or the unknown words it would be.
  /** `medium rare`: the dish has an option of this name. */
  option: 0.1,
  /** `brown rice`: each further word of the option makes it surer. */
  optionWord: -0.1,
  /** `a small coffee and a large tea`: the size of the coffee was chosen already. */
  chosenAgain: 0.5,
  /** `a burger and a side of bacon`, `no bacon after all` where bacon is a dish. */
  optionOfName: 1,
  /** `hot` of `hot chocolate`: the option is a part of a dish's name, or counts pieces. */
  optionInName: 0.6,
  /** `a burger and a cola, no onions`: a request for a dish before the last one. */
  late: 0.7,
  /** `a roll with bacon two burgers`: the bacon is rather of the roll than of the burgers. */
  cuedBefore: 1.2,
  /** `with bacon two burgers`: no dish stands before the request. */
  cuedLead: 0.4,

  // Numbers. A number before a name is its quantity; anywhere else it needs a frame.
  /** `two rolls`: the number of the next dish. */
  number: 0.1,
  /** `two three rolls`: a second number is rather another dish's. */
  secondNumber: 2,
  /** `make that three`: a number of the line that was just named. */
  numberOfLine: 0.2,
  /** `a roll three`: a number after a dish that counts nothing. */
  strayNumber: 1.5,
  /** `three`: a number without any dish. */
  looseNumber: 1,
  /** `a roll, two of them`: the number of the dish before. */
  times: 0.2,

  // Where a dish may start. The dearer the place, the rather the words go on with the dish before.
  /** At a number within a phrase: `a roll two colas`. */
  openCounted: 0.3,
  /** Within a phrase without a number: `a roll cola`. */
  openInside: 0.6,
  /** After a piece of a line, whose requests follow: `one with …`. */
  openAfterPiece: 1,
  /** After `no`: what is refused isn't ordered. Dearer than any note. */
  openAfterRefusal: 3,

  // Pieces of a line.
  /** `two burgers, one with cheese`: one of the two. */
  piece: 0.08,
  /** `one sugar` where several may be taken: rather the option. */
  pieceOfOption: 0.3,

  // Notes. A note costs more than an option, so that the menu's words win.
  /** `no bun`: a request that is no option. */
  note: 0.8,
  /** `cheese` where there are several: a note only if nothing else fits. */
  kindNote: 1.2,
  /** `on the side`, `one spicy`: a style of a piece. */
  aside: 0.4,

  // Unknown and small words. They are read last, and small words say next to nothing.
  /** Each unknown word. Dearer than any other reading of one word. */
  unknownWord: 1.6,
  /** `a unicorn roll`: unknown words before a name make it another dish. */
  unknownBefore: 0.2,
  /** Unknown words never hide the name of a dish. */
  hiddenName: 3,
  /** `please`, `the`: any other reading is preferred. */
  small: 0.15,
  /** A small word that names a dish, or that announces a request: `extra`. */
  loudWord: 0.6,
  /** `not`, `without`: a word that refuses or asks is not skipped as a small word. */
  cueWord: 2,
  /** Before a name even less: the dish might be refused. */
  cueBefore: 2.5,
  /** A comma, or `and`: the end of a phrase. */
  pause: 0.05,
  /** `two, rolls`: a pause between a number and its dish. */
  pauseBefore: 1.2,

  // Clauses that order nothing, and phrases. They are cheap, so that they win over an order.
  /** `no rolls`: a clause that refuses a dish, or a sentence without any dish. */
  stance: 0.6,
  /** `no onions` next to a dish: rather a request for it. */
  stanceOfFood: 2.2,
  /**
   * Phrases that mean one thing: `no wait`, `swap the cola for`, `at seven`, `both`, `the same`,
   * `cut in half`, `gluten free`, `a shot of espresso` in a list of requests.
   */
  phrase: 0.05,
} as const
