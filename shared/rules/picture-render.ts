/** Pixels as four bytes each: red, green, blue, opacity. */
export type Pixels = {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
}

type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The middle of a picture in the ratio of `height` to `width`, as large as it goes. */
export function getCenterCrop({ width, height }: Omit<Pixels, 'data'>, ratio: number): Area {
  const wide = Math.min(width, height / ratio)
  const high = wide * ratio
  return { left: (width - wide) / 2, top: (height - high) / 2, width: wide, height: high }
}

/** From which to which pixel of a line each pixel of a shorter or longer one is taken. */
function spansOf(from: number, length: number, count: number, most: number) {
  return Array.from({ length: count }, (_, index) => {
    const start = Math.min(most - 1, Math.floor(from + (index * length) / count))
    const end = Math.ceil(from + ((index + 1) * length) / count)
    return { start, end: Math.min(most, Math.max(start + 1, end)) }
  })
}

/**
 * An area of a picture in another size, each pixel the mean of those that it stands for, on white
 * (docs/product/desk.md#pictures).
 */
export function resizePixels({ data, ...size }: Pixels, area: Area, to: Omit<Pixels, 'data'>): Pixels {
  const out = new Uint8ClampedArray(to.width * to.height * 4)
  const columns = spansOf(area.left, area.width, to.width, size.width)
  const rows = spansOf(area.top, area.height, to.height, size.height)
  let at = 0
  for (const row of rows) {
    for (const column of columns) {
      let [red, green, blue] = [0, 0, 0]
      for (let y = row.start; y < row.end; y += 1) {
        for (let x = column.start, from = (y * size.width + x) * 4; x < column.end; x += 1, from += 4) {
          const opacity = Number(data[from + 3]) / 255
          const white = 255 * (1 - opacity)
          red += Number(data[from]) * opacity + white
          green += Number(data[from + 1]) * opacity + white
          blue += Number(data[from + 2]) * opacity + white
        }
      }
      const count = (row.end - row.start) * (column.end - column.start)
      out.set([red / count, green / count, blue / count, 255], at)
      at += 4
    }
  }
  return { ...to, data: out }
}

/** The mean colour of a picture, six hexadecimal digits. */
export function getMeanColor({ data }: Pick<Pixels, 'data'>): string {
  const count = data.length / 4
  return [0, 1, 2]
    .map((channel) => {
      let sum = 0
      for (let at = channel; at < data.length; at += 4) sum += Number(data[at])
      return Math.round(sum / count)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')
}
