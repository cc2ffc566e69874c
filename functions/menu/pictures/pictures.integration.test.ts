import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { handler as sweepPictures } from '#events/schedules/delete-unused-pictures'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { ActivityEntry } from '#shared/platform/contract'
import { locations } from '#shared/locations/index'
import { MAX_PICTURE_BYTES, getDishPicture } from '#shared/menu/pictures/picture'
import { inspectPicture, type Pixels } from '#shared/menu/pictures/picture-file'
import { withPictureCodecs } from './picture-codecs'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>

beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url, 'owner@example.com')
})
afterAll(() => product.stop())

const sample = (name: string) => new Uint8Array(readFileSync(join(__dirname, 'testing/pictures', name)))

type Sending = { readonly by?: ReturnType<typeof createTestClient>; readonly key?: string }

async function send(bytes: Uint8Array<ArrayBuffer>, name = 'dish.jpg', { by = owner, key }: Sending = {}) {
  const form = new FormData()
  form.append('picture', new Blob([bytes], { type: 'image/jpeg' }), name)
  const cookie = [...by.cookies].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('; ')
  const answer = await fetch(`${product.url}/api/desk/pictures`, {
    method: 'POST',
    body: form,
    headers: { cookie, ...(key && { 'idempotency-key': key }) },
  })
  const body: { imageUrl: string; code: string } = JSON.parse(await answer.text())
  return { status: answer.status, ...body }
}

async function shown(url: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; headers: Headers; pixels: Pixels }> {
  const answer = await fetch(product.url + url)
  expect(answer.status).toBe(200)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const pixels = await withPictureCodecs(({ unpack }) => unpack('webp', bytes.slice().buffer))
  return { bytes, headers: answer.headers, pixels }
}

/** Whether a place of a picture, in parts of its width and height, is rather red or blue. */
function colourAt({ data, width, height }: Pixels, across: number, down: number): string {
  const at = (Math.floor(down * height) * width + Math.floor(across * width)) * 4
  return Number(data[at]) > Number(data[at + 2]) ? 'red' : 'blue'
}

const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

/** The maximum length of a JPEG segment in bytes, including its marker. */
const LONGEST = 65_537

/** Returns a JPEG padded with comments to a length in bytes. */
function padded(length: number): Uint8Array<ArrayBuffer> {
  const plain = sample('plain.jpg')
  const parts: Uint8Array[] = []
  for (let left = length - plain.length; left > 0;) {
    const size = left <= LONGEST ? left : Math.min(LONGEST, left - 4)
    const comment = Buffer.alloc(size)
    comment.writeUInt16BE(0xfffe, 0)
    comment.writeUInt16BE(size - 2, 2)
    parts.push(comment)
    left -= size
  }
  return joined(plain.subarray(0, 2), ...parts, plain.subarray(2))
}

describe('a picture of a dish', () => {
  it.each(['plain.jpg', 'plain.png', 'plain.webp', 'plain.avif'])(
    'is available in every width that the site uses: %s',
    async (name) => {
      // The file name and the declared type do not matter.
      const { status, imageUrl } = await send(sample(name), 'holiday.bmp')
      expect(status).toBe(201)
      const picture = getDishPicture(imageUrl)
      const files = picture?.sources.flatMap((source) => source.files) ?? []
      expect(files.map(({ width }) => width)).toEqual([320, 480])
      expect(files.at(-1)?.src).toBe(imageUrl)
      for (const { src, width, height } of files) {
        const { bytes, headers, pixels } = await shown(src)
        expect(headers.get('content-type')).toBe('image/webp')
        expect(headers.get('cache-control')).toContain('immutable')
        expect(inspectPicture(bytes)).toEqual({ format: 'webp', width, height })
        expect([colourAt(pixels, 0.2, 0.5), colourAt(pixels, 0.8, 0.5)]).toEqual(['red', 'blue'])
      }
    },
  )

  it('is rotated by its EXIF data and stored without metadata', async () => {
    const { imageUrl } = await send(sample('turned.jpg'))
    const { bytes, pixels } = await shown(imageUrl)
    expect([colourAt(pixels, 0.5, 0.2), colourAt(pixels, 0.5, 0.8)]).toEqual(['red', 'blue'])
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Exif|secret-place/)
  })

  it('has the same URL when it is sent again, and is logged at every location', async () => {
    const first = await send(sample('plain.png'))
    expect((await send(sample('plain.png'))).imageUrl).toBe(first.imageUrl)
    for (const { code } of locations) {
      const [entry] = (await owner.get<ActivityEntry[]>(`/api/desk/changes/${code}?kind=picture&limit=1`)).body
      expect(entry).toMatchObject({ by: 'Owner', before: null, after: { imageUrl: first.imageUrl } })
    }
  })

  it('is stored once per idempotency key, which rejects another picture', async () => {
    const key = 'a-picture-of-one-intent'
    const entries = async () =>
      (await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR?kind=picture&limit=50')).body.length
    const first = await send(sample('plain.png'), 'dish.png', { key })
    const before = await entries()
    expect(await send(sample('plain.png'), 'dish.png', { key })).toEqual(first)
    expect(await entries()).toBe(before)
    expect(await send(sample('plain.jpg'), 'dish.png', { key })).toMatchObject({ status: 422, code: 'key-reused' })
  })

  it('may have at most eight mebibytes', async () => {
    expect((await send(padded(MAX_PICTURE_BYTES))).status).toBe(201)
    expect(await send(padded(MAX_PICTURE_BYTES + 1))).toMatchObject({ status: 413, code: 'too-large' })
    expect((await send(new Uint8Array(9_900_000))).status).toBe(413)
  })

  it('with too many pixels is rejected before it is decoded', async () => {
    const bomb = Buffer.from(sample('plain.png'))
    bomb.writeUInt32BE(30_000, 16)
    bomb.writeUInt32BE(30_000, 20)
    expect(await send(new Uint8Array(bomb))).toMatchObject({ status: 413, code: 'too-large' })
  })

  it.each([
    ['a text that is called a picture', () => new TextEncoder().encode('<svg onload="alert(1)"/>')],
    ['nothing', () => new Uint8Array()],
    ['a HEIC of a phone', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['a JPEG that breaks off', () => sample('plain.jpg').slice(0, 300)],
    ['a PNG that breaks off', () => sample('plain.png').slice(0, 150)],
    ['a WebP that breaks off', () => sample('plain.webp').slice(0, 80)],
    ['an AVIF that breaks off', () => sample('plain.avif').slice(0, 300)],
    ['a head with nothing sensible behind it', () => joined(sample('plain.png').subarray(0, 40), Buffer.alloc(400, 7))],
    ['a PNG whose pixels are none', () => sample('plain.png').map((byte, at) => (at > 45 && at < 120 ? 7 : byte))],
  ])('is refused where it is %s', async (_what, bytes) => {
    expect(await send(bytes())).toMatchObject({ status: 415, code: 'unsupported-media' })
  })

  it('is accepted only from admins, as a form field', async () => {
    const guest = createTestClient(product.url)
    expect((await send(sample('plain.jpg'), 'a.jpg', { by: guest })).status).toBe(401)
    expect((await owner.post('/api/desk/pictures', { picture: 'x' })).status).toBe(415)
  })

  it('is rejected with 503 while the decoder cannot start', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => {})
    const unpacked = withPictureCodecs(
      ({ unpack }) => unpack('png', new ArrayBuffer(8)),
      join(__dirname, 'nowhere.mjs'),
    )
    await expect(unpacked).rejects.toMatchObject({ code: 'unavailable', status: 503 })
    expect(said).toHaveBeenCalledTimes(1)
    said.mockRestore()
  })

  it('is not found under an invalid name', async () => {
    const { imageUrl } = await send(sample('plain.jpg'))
    for (const url of ['/pictures/x.webp', imageUrl.replace('.480.', '.640.')])
      expect((await owner.get(url)).status).toBe(404)
  })
})

const HOUR_MS = 3600_000

describe('an unused picture', () => {
  it('is deleted after a day, unless a dish, a category or an undoable change needs it', async () => {
    const [archived, before, unused] = [
      await send(sample('plain.png')),
      await send(sample('plain.webp')),
      await send(sample('plain.avif')),
    ]
    const [gone, changed] = [
      await owner.add({ imageUrl: archived.imageUrl }),
      await owner.add({ imageUrl: before.imageUrl }),
    ]
    const ofCategory = await send(sample('turned.jpg'))
    await owner.post('/api/desk/menu/categories', { name: 'Pictured', imageUrl: ofCategory.imageUrl })
    await owner.archive(gone.id, gone.version)
    await owner.change(changed.id, { imageUrl: null, version: changed.version })
    const [{ id: taking } = {}] = await owner.log()
    const statusOf = async ({ imageUrl }: { imageUrl: string }) => (await owner.get(imageUrl)).status
    const sweptAfter = (hours: number) => sweepPictures({ time: new Date(Date.now() + hours * HOUR_MS).toISOString() })

    await sweptAfter(23)
    expect(await statusOf(unused)).toBe(200)
    for (const _again of [1, 2]) await sweptAfter(25)
    expect(await Promise.all([archived, before, ofCategory, unused].map(statusOf))).toEqual([200, 200, 200, 404])
    for (const { code } of locations) {
      const entries = (await owner.get<ActivityEntry[]>(`/api/desk/changes/${code}?kind=picture&limit=50`)).body
      const ofUnused = entries.filter(({ before: was }) => JSON.stringify(was)?.includes(unused.imageUrl))
      expect(ofUnused).toMatchObject([{ after: null, title: 'A picture that no dish had was removed' }])
    }

    const refused = await owner.tryAdding({ imageUrl: unused.imageUrl })
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ path: 'imageUrl' }]])
    expect((await owner.undo(taking)).status).toBe(200)
    await sweptAfter(24 * 100)
    expect(await Promise.all([archived, before].map(statusOf))).toEqual([200, 200])
    expect(await owner.onMenu(changed.id)).toMatchObject({ imageUrl: before.imageUrl })
    expect((await owner.tryAdding({ imageUrl: (await send(sample('plain.avif'))).imageUrl })).status).toBe(201)
  })
})
