import { locations } from '#shared/locations/index'
import { MAX_LOCATIONS_PER_RUN } from '#shared/registry/schedules'
import { createLocationSchedule } from './location-schedule'

const time = '2026-03-13T22:00:00.000Z'
const [first, second = first, third = first] = locations
const many = Array.from({ length: MAX_LOCATIONS_PER_RUN + 1 }, () => first)
const context = { invokedFunctionArn: 'arn:aws:lambda:us-east-1:1:function:UpdateEtas:live' }

const send = jest.fn(async () => undefined)
beforeEach(() => {
  send.mockClear()
  for (const level of ['log', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined)
})

test('a failing location fails alone: the others are done, and the run is retried', async () => {
  const done: string[] = []
  const work = async ({ code }: (typeof locations)[number]) => {
    if (code === second.code) throw new Error('broken menu')
    done.push(code)
  }
  const errors = jest.spyOn(console, 'error')
  await expect(createLocationSchedule(locations, send)('update-etas', work)({ time }, context)).rejects.toThrow(
    'broken',
  )
  expect(done).toEqual([first.code, third.code])
  expect(JSON.parse(String(errors.mock.calls[0]?.[0]))).toMatchObject({
    schedule: 'update-etas',
    location: second.code,
  })
  expect(send).not.toHaveBeenCalled()
})

test('a large group gets one message per location, and each message is one location’s work', async () => {
  const work = jest.fn(async () => undefined)
  const handler = createLocationSchedule(many, send)('update-etas', work)
  await handler({ time }, context)
  expect(work).not.toHaveBeenCalled()
  expect(send).toHaveBeenCalledTimes(many.length)
  expect(send).toHaveBeenCalledWith(context.invokedFunctionArn, { time, location: first.code })

  await handler({ time, location: second.code }, context)
  expect(work.mock.calls).toEqual([[second, new Date(time)]])
})

test('a message for an unknown location fails, so that it is stored', async () => {
  const handler = createLocationSchedule(locations, send)('update-etas', async () => undefined)
  await expect(handler({ time, location: 'NONE' }, context)).rejects.toThrow('NONE is no location')
})
