import { areLinesDone, filterStationLines } from '#shared/kitchen/ticket-items'
import { isActiveStatus, nextBoardActions } from '#shared/orders/status'
import { MARK_UNAVAILABLE } from '#shared/menu/availability'
import type { Exercise, PracticeAttempt } from './exercise'
import { createSampleTickets } from './sample-tickets'
import {
  applyKitchenAction,
  listLateTickets,
  listMadeTickets,
  type KitchenAction,
  type PracticeKitchen,
} from './practice-kitchen'

const idOf = (ticketNumber: number): string => `practice-${ticketNumber}`
const ticketOf = ({ tickets }: PracticeKitchen, number: number) => tickets.find(({ id }) => id === idOf(number))
const linesOf = (world: PracticeKitchen, ticketNumber: number) => ticketOf(world, ticketNumber)?.orderItems ?? []
const dishOf = ({ dishes }: PracticeKitchen, name: string) => dishes.find(({ menuItem }) => menuItem.name === name)
const stageIn = (world: PracticeKitchen, ticketNumber: number) => ticketOf(world, ticketNumber)?.status ?? 'cancelled'

/** Resets a ticket to its sample, with the promise counted from the creation of the board. */
const resetTicket = (world: PracticeKitchen, ticketNumber: number): PracticeKitchen => ({
  ...world,
  tickets: world.tickets.map((ticket) => {
    if (ticket.ticketNumber !== ticketNumber) return ticket
    const [first] = createSampleTickets(0).filter(({ id }) => id === ticket.id)
    if (!first) return ticket
    const { createdAt, promisedAt } = ticket
    return { ...first, createdAt, promisedAt, version: ticket.version + 1, history: ticket.history.slice(0, 1) }
  }),
  bumps: world.bumps.filter(({ orderId }) => orderId !== idOf(ticketNumber)),
})

const isOther = (tried: PracticeAttempt, ticketNumber: number): boolean =>
  (tried.do === 'move' || tried.do === 'strike') && tried.orderId !== idOf(ticketNumber)

const [MADE, READ, LATE, NEW, BUMPED] = [41, 44, 42, 46, 45] as const
const ROLL = 'California Roll'
const ALLERGEN = 'Sesame'

const isRollStruck = (world: PracticeKitchen) =>
  linesOf(world, BUMPED).some((line) => line.menuItem.name === ROLL && line.isStruck)
const atHibachi = (world: PracticeKitchen) => filterStationLines(linesOf(world, BUMPED), 'hibachi')
const isBumped = (world: PracticeKitchen) => areLinesDone(atHibachi(world))
const bumpAction = (world: PracticeKitchen, at: number): KitchenAction => ({
  do: 'strike',
  orderId: idOf(BUMPED),
  lineIds: atHibachi(world).map(({ id }) => id),
  isStruck: true,
  at,
})
const isWorked = (world: PracticeKitchen) =>
  isActiveStatus(stageIn(world, BUMPED)) && stageIn(world, BUMPED) !== 'ready'

/** The exercises in order; each teaches one thing (docs/product/training.md#practice-board). */
export const exercises: readonly Exercise[] = [
  {
    id: 'allergy',
    title: 'Read an allergy',
    task: `The guest of ticket ${READ} must not eat something. What is it?`,
    hint: 'Look at the note in its own color at the top of the ticket.',
    learned: 'An allergy is at the top of the ticket, whichever dish it belongs to, and is never hidden.',
    choices: ['Shellfish', ALLERGEN, 'Soy', 'Nothing'],
    isDone: (_after, tried) => tried.do === 'answer' && tried.answer === ALLERGEN,
    isMiss: (tried) => tried.do === 'answer',
    isOpen: (world) => isActiveStatus(stageIn(world, READ)),
    prepare: (world) => ({ ...resetTicket(world, READ), post: null }),
    solve: (_world, at) => [{ do: 'answer', answer: ALLERGEN, at }],
  },
  {
    id: 'late',
    title: 'Find what is late',
    task: 'One order is late. Move it to its next step.',
    hint: 'Its head is red and says LATE. A head counts down to the promised time.',
    learned: 'Red is late, yellow is soon, green has time. What is late goes first.',
    isDone: (_after, tried, before) =>
      tried.do === 'move' &&
      tried.to.status !== 'cancelled' &&
      listLateTickets(before, tried.at).some(({ id }) => id === tried.orderId),
    isMiss: (tried) => tried.do === 'move',
    isOpen: (world, at) => listLateTickets(world, at).length > 0,
    prepare: (world) => ({ ...resetTicket(world, LATE), post: null }),
    solve: (world, at) =>
      listLateTickets(world, at)
        .slice(0, 1)
        .flatMap(({ id, status }) => {
          const next = nextBoardActions[status]
          return next
            ? [{ do: 'move', orderId: id, to: { status: next.status, kitchenStatus: next.kitchenStatus }, at }]
            : []
        }),
  },
  {
    id: 'move',
    title: 'Move an order on',
    task: `Ticket ${NEW} has just come in. Confirm it, then start its prep.`,
    hint: `The large button of ticket ${NEW} is always its next step. A second tap in the same place within a second does nothing, so that nothing is bumped twice.`,
    learned: 'Guests see each step at once on their order’s page.',
    isDone: (after) => stageIn(after, NEW) === 'preparing',
    isMiss: (tried) => isOther(tried, NEW),
    isOpen: (world) => ['pending', 'confirmed'].includes(stageIn(world, NEW)),
    prepare: (world) => ({ ...resetTicket(world, NEW), post: null }),
    solve: (_world, at) => [
      { do: 'move', orderId: idOf(NEW), to: { status: 'confirmed' }, at },
      { do: 'move', orderId: idOf(NEW), to: { status: 'preparing', kitchenStatus: 'prep' }, at },
    ],
  },
  {
    id: 'line',
    title: 'Strike a line',
    task: `The ${ROLL} of ticket ${BUMPED} is made. Tap its line.`,
    hint: `Tap the words “${ROLL}” on ticket ${BUMPED}; a second tap takes it back.`,
    learned: 'A line that is struck is struck on every screen.',
    isDone: isRollStruck,
    isMiss: (tried) => tried.do === 'strike' || isOther(tried, BUMPED),
    isOpen: (world) => isWorked(world) && !isRollStruck(world),
    prepare: (world) => ({ ...resetTicket(world, BUMPED), post: null }),
    solve: (world, at) => [
      {
        do: 'strike',
        orderId: idOf(BUMPED),
        lineIds: linesOf(world, BUMPED)
          .filter(({ menuItem }) => menuItem.name === ROLL)
          .map(({ id }) => id),
        isStruck: true,
        at,
      },
    ],
  },
  {
    id: 'station',
    title: 'Work one station',
    task: 'Make this the screen of the grill: choose Hibachi in the list of stations at the top.',
    hint: 'The list at the top says All. Choose Hibachi in it.',
    learned: 'A station sees only the tickets with open items for it, and only its own items.',
    isDone: ({ post }) => post === 'hibachi',
    isMiss: (tried) => tried.do === 'post',
    isOpen: () => true,
    prepare: (world) => ({ ...world, post: null }),
    solve: (_world, at) => [{ do: 'post', post: 'hibachi', at }],
  },
  {
    id: 'bump',
    title: 'Bump a ticket',
    task: `The grill has made everything for ticket ${BUMPED}. Bump it: “Hibachi made”.`,
    hint: `The large button of ticket ${BUMPED}, on the screen of the Hibachi.`,
    learned: 'It leaves your screen. The expeditor sees that your station is done with it.',
    isDone: isBumped,
    isMiss: (tried) => isOther(tried, BUMPED),
    isOpen: (world) => isWorked(world) && !isBumped(world),
    prepare: (world) => ({ ...resetTicket(world, BUMPED), post: 'hibachi' }),
    solve: (world, at) => [{ do: 'post', post: 'hibachi', at }, bumpAction(world, at)],
  },
  {
    id: 'recall',
    title: 'Recall it',
    task: `Too early: a plate of ticket ${BUMPED} is missing. Get it back with one tap.`,
    hint: `“Recall #${BUMPED}” in the line at the top; on a keyboard, Z.`,
    learned: 'It is back in its place, and its items are open again.',
    isDone: (after) => !isBumped(after),
    isMiss: (tried) => tried.do === 'move' || tried.do === 'strike',
    isOpen: ({ bumps }) => bumps.some(({ kind, orderId }) => kind === 'strike' && orderId === idOf(BUMPED)),
    prepare: (world, at) => {
      const bumped = resetTicket(world, BUMPED)
      return { ...applyKitchenAction(bumped, bumpAction(bumped, at)), post: 'hibachi' }
    },
    solve: (world, at) => {
      const position = world.bumps.findLastIndex(({ orderId }) => orderId === idOf(BUMPED))
      return world.bumps.slice(position).map(() => ({ do: 'recall', at }))
    },
  },
  {
    id: 'expo',
    title: 'Call an order',
    task: 'Be the expeditor: choose Expeditor at the top. One order is made at all its stations: call it.',
    hint: 'On the expeditor’s screen each ticket shows what its stations still have to make. “Mark Ready” the one where all of them are checked.',
    learned: 'A called order waits at the pass, and its guest is notified. The same button hands it out.',
    isDone: (_after, tried, before) =>
      before.post === 'expo' &&
      tried.do === 'move' &&
      tried.to.status === 'ready' &&
      listMadeTickets(before).some(({ id }) => id === tried.orderId),
    isMiss: (tried) => tried.do === 'move' || (tried.do === 'post' && tried.post !== 'expo'),
    isOpen: (world) => listMadeTickets(world).length > 0,
    prepare: (world, at) => {
      const lineIds = linesOf(world, MADE).map(({ id }) => id)
      const made = applyKitchenAction(resetTicket(world, MADE), {
        do: 'strike',
        orderId: idOf(MADE),
        lineIds,
        isStruck: true,
        at,
      })
      return { ...made, post: null, bumps: world.bumps }
    },
    solve: (world, at) => [
      { do: 'post', post: 'expo', at },
      ...listMadeTickets(world)
        .slice(0, 1)
        .map(({ id }) => ({ do: 'move', orderId: id, to: { status: 'ready', kitchenStatus: 'ready' }, at }) as const),
    ],
  },
  {
    id: 'out',
    title: '86 a dish',
    task: 'You are out of Edamame. Open Tools, then 86, and 86 it.',
    hint: 'In the list each dish has a button “86”; on a keyboard, O opens the list.',
    learned: 'Guests can’t order it any more. The same button, or Undo, restocks it.',
    isDone: (after) => dishOf(after, 'Edamame')?.isAvailable === false,
    isMiss: (tried) => tried.do === 'say',
    isOpen: () => true,
    prepare: (world) => world,
    solve: (world, at) => [{ do: 'say', dishId: dishOf(world, 'Edamame')?.id ?? 0, said: MARK_UNAVAILABLE, at }],
  },
  {
    id: 'count',
    title: 'Count portions',
    task: 'Three bowls of Miso Soup are left. Set that in the 86 list.',
    hint: 'Next to Miso Soup is “Not counted”: type 3 there and tap Set.',
    learned: 'Each order counts it down, guests read “Only 3 left”, and with the last one it goes off by itself.',
    isDone: (after) => dishOf(after, 'Miso Soup')?.portionsLeft === 3,
    isMiss: (tried) => tried.do === 'say',
    isOpen: () => true,
    prepare: (world) => world,
    solve: (world, at) => [{ do: 'say', dishId: dishOf(world, 'Miso Soup')?.id ?? 0, said: { portionsLeft: 3 }, at }],
  },
]
