import { retryUntilAnswered, type RetryStats } from '../insistent-client'
import type { MenuItem } from '#shared/menu/contract'
import type { RandomSource } from '#infra/operate/sample-history/random'
import type { PayingRestaurant } from './paying-restaurant'
import { openVisit, type PaidTab } from './visit'
import type { Course } from './visits'

const WORKERS = 6

type Options = {
  readonly restaurant: PayingRestaurant
  readonly random: RandomSource
  readonly courses: readonly Course[]
}

/** Starts guests who order and pay, one after another, until they are stopped. */
export async function startPayingGuests({ restaurant, random, courses }: Options) {
  const { cook, location } = restaurant
  const troubles: RetryStats = { retries: 0, unclear: new Set() }
  const how = { random, troubles }
  const tabs = new Map<string, PaidTab>()
  const failures: string[] = []
  const { body: menu } = await retryUntilAnswered(() => cook.get<MenuItem[]>(`/api/menu-items/${location}`), how)
  const [dish] = menu.filter(({ name }) => name === 'California Roll')
  if (!dish) throw new Error('no roll is on the menu')
  const context = { restaurant, dish, how, tabs }
  let isOver = false
  let next: Course[] = []

  async function work(): Promise<void> {
    while (!isOver) {
      if (next.length === 0) next = random.shuffled(courses)
      const course = next.pop()
      try {
        await course?.(await openVisit(context))
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error))
      }
    }
  }

  const all = Promise.all(Array.from({ length: WORKERS }, work))
  return {
    tabs,
    troubles,
    /** What went wrong during the visits. */
    failures,
    /** Stops new visits and waits for those in progress. */
    stop: async (): Promise<void> => {
      isOver = true
      await all
    },
  }
}
