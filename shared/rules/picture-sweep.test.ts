import { listUnusedPictures, getUndoWindowStart } from './picture-sweep'

const now = new Date('2026-11-22T08:45:00.000Z')
const picture = (imageUrl: string, addedAt = '2026-11-21T08:45:00.000Z') => ({ imageUrl, addedAt })
const shows = (imageUrl: string | null) => ({ imageUrl })

it('a picture goes a day after it was sent, where no dish has it and no undoing puts it back', () => {
  const use = {
    pictures: [
      picture('on-a-dish'),
      picture('before'),
      picture('unused'),
      picture('fresh', '2026-11-21T08:45:00.001Z'),
    ],
    dishes: [shows('on-a-dish'), shows(null), shows('/assets/h3.1f2e3d4c.8a6b3c.480.webp')],
    before: [shows('before')],
  }
  expect(listUnusedPictures(use, now)).toEqual([picture('unused')])
})

it('what an undoing needs is kept for 90 days', () =>
  expect(getUndoWindowStart(now).toISOString()).toBe('2026-08-24T08:45:00.000Z'))
