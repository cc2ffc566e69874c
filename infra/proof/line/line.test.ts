import { randomFrom } from '#infra/testkit/random'
import { aTicket } from '../../../frontend/src/testing/a-ticket'
import { agendaOf, usual } from './agenda'
import { devices, differences, dueAt } from './picture'

describe('the agenda of a rush', () => {
  const agenda = agendaOf({ hours: 4, devices: 8, random: randomFrom(3) })

  it('is the same for the same seed, and about as busy as was asked for', () => {
    expect(agendaOf({ hours: 4, devices: 8, random: randomFrom(3) })).toEqual(agenda)
    expect(agenda.guests.length / 4).toBeGreaterThan(usual.ordersAnHour * 0.75)
    expect(agenda.guests.length / 4).toBeLessThan(usual.ordersAnHour * 1.25)
  })

  it('has recalls, cancellations, strikes by mistake and dishes that run out', () => {
    const steps = agenda.guests.flatMap((guest) => guest.steps)
    expect(steps.filter((step) => step.kind === 'move' && step.to === 'cancelled')).not.toEqual([])
    expect(steps.filter((step) => step.kind === 'strike' && !step.isStruck)).not.toEqual([])
    expect(
      agenda.guests.filter(({ steps: own }) =>
        own.slice(0, -1).some((step) => step.kind === 'move' && step.to === 'completed'),
      ),
    ).not.toEqual([])
    expect(agenda.runOuts).toHaveLength(9)
  })

  it('tells the steps of each order in their time, and lets no device be cut off at a quiet point', () => {
    for (const { steps } of agenda.guests) {
      const times = steps.map(({ after }) => after)
      expect(times).toEqual([...times].sort((one, other) => one - other))
    }
    expect(agenda.cutOffs.length).toBeGreaterThan(5)
    for (const { at, minutes } of agenda.cutOffs)
      expect(agenda.quiet.filter((moment) => moment >= at && moment <= at + minutes)).toEqual([])
  })
})

describe('what a device has to show', () => {
  const [line] = aTicket({}).orderItems
  const lines = line ? [line, { ...line, id: 'line-2', station: 'fry' as const, isStruck: true }] : []
  const tickets = [
    aTicket({ id: 'BOTH', status: 'cooking', kitchenStatus: 'cooking', orderItems: lines }),
    aTicket({ id: 'OVER', status: 'completed', kitchenStatus: 'completed' }),
  ]
  const dueOn = (name: string) =>
    devices.filter((device) => device.name === name).map((device) => [...dueAt(device, tickets, Date.now())])

  it('is all that is active on a board, and what is owed at a station', () => {
    expect(dueOn('simple board')).toEqual([[['BOTH', 'cooking Su1 (Su1)']]])
    expect(dueOn('sushi')).toEqual([[['BOTH', 'cooking Su1']]])
    expect(dueOn('fry')).toEqual([[]])
  })

  it('is told apart from what it shows, ticket by ticket', () => {
    const due = new Map([
      ['A', 'ready'],
      ['B', 'prep'],
    ])
    expect(differences(due, due)).toEqual([])
    expect(
      differences(
        new Map([
          ['B', 'ready'],
          ['C', 'prep'],
        ]),
        due,
      ),
    ).toEqual(['A is missing (ready)', 'B is "ready" instead of "prep"', 'C is shown and is no longer there'])
  })
})
