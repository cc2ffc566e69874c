import { gamificationKeys } from '#functions/gamification/records'
import { loyaltyKeys } from '#functions/loyalty/records'
import { getItem } from '#functions/runtime/table'
import { change } from '#infra/testkit/change'
import { startFirstReleaseTable } from '#infra/testkit/first-release'
import { introduce, revise, runSteps, steps } from './steps'
import type { TableStep } from './steps'

let old: Awaited<ReturnType<typeof startFirstReleaseTable>>
beforeAll(async () => {
  old = await startFirstReleaseTable()
}, 60_000)
afterAll(() => old.stop())

describe('steps', () => {
  const now = new Date()
  const ran: string[] = []
  const step = (id: string, run = () => Promise.resolve()): TableStep => ({
    id,
    run: async () => {
      ran.push(id)
      await run()
    },
  })
  beforeEach(() => void ran.splice(0))

  it('run once, in their order', async () => {
    const all = [step('901'), step('902')]
    await runSteps(now, all)
    await runSteps(now, [...all, step('903')])
    expect(ran).toEqual(['901', '902', '903'])
  })

  it('go on with the one that was killed half way, before those after it', async () => {
    let isKilled = true
    const killed = step('911', () => (isKilled ? Promise.reject(new Error('killed')) : Promise.resolve()))
    await expect(runSteps(now, [killed, step('912')])).rejects.toThrow('killed')
    isKilled = false
    await runSteps(now, [killed, step('912')])
    expect(ran).toEqual(['911', '911', '912'])
  })

  it('change nothing the second time where two run them at once', async () => {
    const tier = { key: loyaltyKeys.tier('Gold'), attribute: 'minimumSpentCents', was: 750_00, is: 700_00 }
    const reward = { ...loyaltyKeys.reward(7), type: 'Reward', name: 'Free tea' }
    const bring = async () => {
      await revise(tier)
      await introduce(reward)
    }
    await Promise.all([runSteps(now, [step('921', bring)]), runSteps(now, [step('921', bring)])])
    await change(loyaltyKeys.reward(7), 'name', 'Free sake')
    await change(tier.key, tier.attribute, 800_00)
    await bring()
    expect(await getItem(tier.key)).toMatchObject({ minimumSpentCents: 800_00 })
    expect(await getItem(loyaltyKeys.reward(7))).toMatchObject({ name: 'Free sake' })
  })

  it('leave a text that a person wrote, and one that a person took out', async () => {
    const written = gamificationKeys.question(3, 301)
    const gone = gamificationKeys.question(9, 999)
    await change(written, 'explanation', 'Ask the chef.')
    await revise({ key: written, attribute: 'explanation', was: 'As it was.', is: 'New.' })
    await revise({ key: gone, attribute: 'explanation', was: undefined, is: 'New.' }).catch(() => undefined)
    expect(await getItem(written)).toMatchObject({ explanation: 'Ask the chef.' })
    expect(await getItem(gone)).toBeUndefined()
  })

  it('have ids that sort as they run, each once', () => {
    const ids = steps.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].toSorted())
  })
})
