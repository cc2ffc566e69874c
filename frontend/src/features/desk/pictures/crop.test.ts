import { moveCrop, cropRect, rotateCrop, fullCrop, zoomCrop } from './crop'

const photo = { width: 4000, height: 2000 }

describe('the crop of a picture', () => {
  it("is initially the largest centered area in the menu's ratio", () => {
    expect(cropRect(fullCrop, photo)).toEqual({ left: 2000 - 4000 / 3, top: 0, width: 8000 / 3, height: 2000 })
    expect(cropRect(fullCrop, { width: 900, height: 1600 })).toEqual({ left: 0, top: 462.5, width: 900, height: 675 })
  })

  it('never leaves the picture, however far it is moved', () => {
    const far = moveCrop(zoomCrop(fullCrop, photo, 2), photo, 99, -99)
    expect(cropRect(far, photo)).toEqual({ left: 4000 - 4000 / 3, top: 0, width: 4000 / 3, height: 1000 })
    // The excess is dropped, so moving back takes effect at once.
    expect(cropRect(moveCrop(far, photo, -0.5, 0), photo).left).toBeCloseTo(4000 - 2000)
    expect(cropRect(zoomCrop(far, photo, 1), photo)).toMatchObject({ top: 0, width: 8000 / 3 })
  })

  it('rotates by quarters and returns after four', () => {
    const right = moveCrop(zoomCrop(fullCrop, photo, 2), photo, 0.5, 0)
    const once = rotateCrop(right, photo)
    const { width, height, left, top } = cropRect(once, photo)
    expect([width, height]).toEqual([1000, 750])
    expect(left + width).toBeLessThanOrEqual(2000)
    expect(top + height).toBeLessThanOrEqual(4000)
    const four = [1, 2, 3].reduce((crop) => rotateCrop(crop, photo), once)
    expect(cropRect(four, photo)).toEqual(cropRect(right, photo))
  })
})
