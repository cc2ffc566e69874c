import { movedCrop, rectOf, turnedCrop, wholeCrop, zoomedCrop } from './crop'

const photo = { width: 4000, height: 2000 }

describe('the part of a picture that is kept', () => {
  it('is the largest in the ratio of the menu, from the middle', () => {
    expect(rectOf(wholeCrop, photo)).toEqual({ left: 2000 - 4000 / 3, top: 0, width: 8000 / 3, height: 2000 })
    expect(rectOf(wholeCrop, { width: 900, height: 1600 })).toEqual({ left: 0, top: 462.5, width: 900, height: 675 })
  })

  it('never leads beyond an edge, however far it is moved', () => {
    const far = movedCrop(zoomedCrop(wholeCrop, photo, 2), photo, 99, -99)
    expect(rectOf(far, photo)).toEqual({ left: 4000 - 4000 / 3, top: 0, width: 4000 / 3, height: 1000 })
    // What was too much is not remembered: the way back begins at once.
    expect(rectOf(movedCrop(far, photo, -0.5, 0), photo).left).toBeCloseTo(4000 - 2000)
    expect(rectOf(zoomedCrop(far, photo, 1), photo)).toMatchObject({ top: 0, width: 8000 / 3 })
  })

  it('is turned by quarters, and after four of them as it was', () => {
    const right = movedCrop(zoomedCrop(wholeCrop, photo, 2), photo, 0.5, 0)
    const once = turnedCrop(right, photo)
    const { width, height, left, top } = rectOf(once, photo)
    expect([width, height]).toEqual([1000, 750])
    expect(left + width).toBeLessThanOrEqual(2000)
    expect(top + height).toBeLessThanOrEqual(4000)
    const four = [1, 2, 3].reduce((crop) => turnedCrop(crop, photo), once)
    expect(rectOf(four, photo)).toEqual(rectOf(right, photo))
  })
})
