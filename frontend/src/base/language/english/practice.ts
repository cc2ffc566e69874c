export type ExerciseWords = {
  readonly title: string
  readonly task: string
  /** Shown after a wrong attempt: where to look. */
  readonly hint: string
  /** Shown after success: what the exercise taught. */
  readonly learned: string
}

const exercise = (words: ExerciseWords): ExerciseWords => words

/** The words of the practice board. */
export const practice = {
  label: 'Practice',
  sampleTickets: 'sample tickets',
  nothingReal: ', nothing reaches the kitchen',
  allDone: (count: number, alone: number) => `All ${count} exercises are done, ${alone} of them without help.`,
  keepPracticing: 'Keep practicing: only you see this board.',
  step: (step: number, count: number, title: string) => `${step} of ${count}: ${title}`,
  showMe: 'Show me',
  startAgain: 'Start again',
  leave: 'Leave',
  leaveLabel: 'Leave practice',
  exercises: 'Exercises',
  progress: (step: number, count: number) => `${step} of ${count} done`,
  undone: (hint: string) => `That was a different step, so it was undone. ${hint}`,
  allergens: { shellfish: 'Shellfish', sesame: 'Sesame', soy: 'Soy', nothing: 'Nothing' },
  allergy: (ticket: number) =>
    exercise({
      title: 'Read an allergy',
      task: `The guest of ticket ${ticket} must not eat something. What is it?`,
      hint: 'Look at the note in its own color at the top of the ticket.',
      learned: 'An allergy is at the top of the ticket, whichever dish it belongs to, and is never hidden.',
    }),
  late: () =>
    exercise({
      title: 'Find what is late',
      task: 'One order is late. Move it to its next step.',
      hint: 'Its head is red and says LATE. A head counts down to the promised time.',
      learned: 'Red is late, yellow is soon, green has time. What is late goes first.',
    }),
  move: (ticket: number) =>
    exercise({
      title: 'Move an order on',
      task: `Ticket ${ticket} has just come in. Confirm it, then start its prep.`,
      hint: `The large button of ticket ${ticket} is always its next step. A second tap in the same place within a second does nothing, so that nothing is bumped twice.`,
      learned: 'Guests see each step at once on their order’s page.',
    }),
  line: (dish: string, ticket: number) =>
    exercise({
      title: 'Strike a line',
      task: `The ${dish} of ticket ${ticket} is made. Tap its line.`,
      hint: `Tap the words “${dish}” on ticket ${ticket}; a second tap takes it back.`,
      learned: 'A line that is struck is struck on every screen.',
    }),
  station: () =>
    exercise({
      title: 'Work one station',
      task: 'Make this the screen of the grill: choose Hibachi in the list of stations at the top.',
      hint: 'The list at the top says All. Choose Hibachi in it.',
      learned: 'A station sees only the tickets with open items for it, and only its own items.',
    }),
  bump: (ticket: number) =>
    exercise({
      title: 'Bump a ticket',
      task: `The grill has made everything for ticket ${ticket}. Bump it: “Hibachi made”.`,
      hint: `The large button of ticket ${ticket}, on the screen of the Hibachi.`,
      learned: 'It leaves your screen. The expeditor sees that your station is done with it.',
    }),
  recall: (ticket: number) =>
    exercise({
      title: 'Recall it',
      task: `Too early: a plate of ticket ${ticket} is missing. Get it back with one tap.`,
      hint: `“Recall #${ticket}” in the line at the top; on a keyboard, Z.`,
      learned: 'It is back in its place, and its items are open again.',
    }),
  expo: () =>
    exercise({
      title: 'Call an order',
      task: 'Be the expeditor: choose Expeditor at the top. One order is made at all its stations: call it.',
      hint: 'On the expeditor’s screen each ticket shows what its stations still have to make. “Mark Ready” the one where all of them are checked.',
      learned: 'A called order waits at the pass, and its guest is notified. The same button hands it out.',
    }),
  out: (dish: string) =>
    exercise({
      title: '86 a dish',
      task: `You are out of ${dish}. Open Tools, then 86, and 86 it.`,
      hint: 'In the list each dish has a button “86”; on a keyboard, O opens the list.',
      learned: 'Guests can’t order it any more. The same button, or Undo, restocks it.',
    }),
  count: (dish: string) =>
    exercise({
      title: 'Count portions',
      task: `Three bowls of ${dish} are left. Set that in the 86 list.`,
      hint: `Next to ${dish} is “Not counted”: type 3 there and tap Set.`,
      learned: 'Each order counts it down, guests read “Only 3 left”, and with the last one it goes off by itself.',
    }),
}
