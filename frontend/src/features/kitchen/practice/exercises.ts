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
const OUT = 'Edamame'
const FEW = 'Miso Soup'
const ALLERGEN = 'sesame'

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
    describe: (words) => words.allergy(READ),
    choices: ['shellfish', ALLERGEN, 'soy', 'nothing'],
    isDone: (_after, tried) => tried.do === 'answer' && tried.answer === ALLERGEN,
    isMiss: (tried) => tried.do === 'answer',
    isOpen: (world) => isActiveStatus(stageIn(world, READ)),
    prepare: (world) => ({ ...resetTicket(world, READ), post: null }),
    solve: (_world, at) => [{ do: 'answer', answer: ALLERGEN, at }],
  },
  {
    id: 'late',
    describe: (words) => words.late(),
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
    describe: (words) => words.move(NEW),
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
    describe: (words) => words.line(ROLL, BUMPED),
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
    describe: (words) => words.station(),
    isDone: ({ post }) => post === 'hibachi',
    isMiss: (tried) => tried.do === 'post',
    isOpen: () => true,
    prepare: (world) => ({ ...world, post: null }),
    solve: (_world, at) => [{ do: 'post', post: 'hibachi', at }],
  },
  {
    id: 'bump',
    describe: (words) => words.bump(BUMPED),
    isDone: isBumped,
    isMiss: (tried) => isOther(tried, BUMPED),
    isOpen: (world) => isWorked(world) && !isBumped(world),
    prepare: (world) => ({ ...resetTicket(world, BUMPED), post: 'hibachi' }),
    solve: (world, at) => [{ do: 'post', post: 'hibachi', at }, bumpAction(world, at)],
  },
  {
    id: 'recall',
    describe: (words) => words.recall(BUMPED),
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
    describe: (words) => words.expo(),
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
    describe: (words) => words.out(OUT),
    isDone: (after) => dishOf(after, OUT)?.isAvailable === false,
    isMiss: (tried) => tried.do === 'availability',
    isOpen: () => true,
    prepare: (world) => world,
    solve: (world, at) => [{ do: 'availability', dishId: dishOf(world, OUT)?.id ?? 0, change: MARK_UNAVAILABLE, at }],
  },
  {
    id: 'count',
    describe: (words) => words.count(FEW),
    isDone: (after) => dishOf(after, FEW)?.portionsLeft === 3,
    isMiss: (tried) => tried.do === 'availability',
    isOpen: () => true,
    prepare: (world) => world,
    solve: (world, at) => [
      { do: 'availability', dishId: dishOf(world, FEW)?.id ?? 0, change: { portionsLeft: 3 }, at },
    ],
  },
]
