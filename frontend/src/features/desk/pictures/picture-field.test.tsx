import { activityRoutes } from '#shared/platform/contract'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { ApiError } from '#base/api/client'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { createTestDeskDish } from '../testing/desk-dish'
import { PictureField } from './picture-field'

// jsdom can't draw or upload with progress; `frontend/e2e/manager.spec.ts` covers that.
jest.mock('./upload', () => ({ uploadPicture: () => state.upload() }))
jest.mock('./draw', () => ({ drawCrop: () => {}, createCroppedFile: () => Promise.resolve(new Blob(['picture'])) }))

const own = '/pictures/1f2e3d4c5b6a7980.8a6b3c.480.webp'
const other = '/pictures/2f2e3d4c5b6a7980.8a6b3c.480.webp'
const removed = '/pictures/3f2e3d4c5b6a7980.8a6b3c.480.webp'
const rendered = '/assets/h3.1f2e3d4c.8a6b3c.480.webp'
const state = { upload: jest.fn<Promise<string>, []>() }

const change = (kind: 'picture' | 'dish', subjectId: string, before: unknown, after: unknown) => ({
  id: `${kind}-${subjectId}`,
  at: '2026-11-22T12:00:00Z',
  by: 'Omar',
  kind,
  subjectId,
  title: 'A change',
  before,
  after,
})

setupMockServer(
  mockRoute(activityRoutes.listChanges, (request) =>
    mockResponse(
      activityRoutes.listChanges,
      new URL(request.url).searchParams.get('kind') === 'picture'
        ? [
            change('picture', 'z', { imageUrl: removed }, null),
            change('picture', 'x', null, { imageUrl: other }),
            change('picture', 'z', null, { imageUrl: removed }),
          ]
        : [change('dish', '2103', { imageUrl: rendered }, { imageUrl: own })],
    ),
  ),
  mockRoute(menuEditingRoutes.getEditableMenu, () =>
    mockResponse(menuEditingRoutes.getEditableMenu, {
      categories: [],
      version: 1,
      dishes: [createTestDeskDish({ imageUrl: own })],
    }),
  ),
)

const chosen = jest.fn<void, [string | null]>()
type Picture = { readonly imageUrl: string | null }

function PictureForm() {
  const form = useForm<Picture>({ defaultValues: { imageUrl: own } })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => chosen(values.imageUrl) }),
    [form],
  )
  return (
    <FormProvider {...form}>
      <PictureField<Picture> name="imageUrl" dishId={2103} />
    </FormProvider>
  )
}

beforeEach(() => {
  state.upload.mockReset()
  state.upload.mockResolvedValue(other)
  chosen.mockClear()
  Object.assign(globalThis, {
    createImageBitmap: (file: File) =>
      file.name === 'notes.png'
        ? Promise.reject(new Error('no picture'))
        : Promise.resolve({ width: 1600, height: 1200 }),
  })
  render(
    <TestProviders client={createQueryClient()}>
      <Suspense>
        <PictureForm />
      </Suspense>
    </TestProviders>,
  )
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function uploadFile(name: string) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([capture])')
  if (!input) throw new Error('There is no file input')
  await userEvent.upload(input, new File(['bytes'], name, { type: 'image/png' }))
}

describe('the picture of a dish', () => {
  it('comes from the camera or a file', () => {
    const inputs = [...document.querySelectorAll('input[type=file]')]
    expect(inputs.map((input) => [input.getAttribute('accept'), input.getAttribute('capture')])).toEqual([
      ['image/*', 'environment'],
      ['image/*', null],
    ])
  })

  it('is cropped and uploaded, and uploaded again after a failure', async () => {
    const refusal = JSON.stringify({ code: 'unavailable', detail: 'Pictures cannot be taken in right now.' })
    state.upload.mockRejectedValueOnce(new ApiError(503, refusal, ''))
    await uploadFile('dish.png')
    const dialog = within(await screen.findByRole('dialog', { name: 'Rotate and crop' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Rotate' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Use this picture' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('Pictures cannot be taken in right now.')
    expect(chosen).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Send it again' }))
    await waitFor(() => expect(chosen).toHaveBeenCalledWith(other))
    expect(state.upload).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is rejected before the upload if the browser cannot read it', async () => {
    await uploadFile('notes.png')
    expect((await screen.findByRole('alert')).textContent).toContain('can’t be read as a picture')
    expect(state.upload).not.toHaveBeenCalled()
  })

  it("is one of the location's pictures, the rendered one, or none", async () => {
    await press('Your pictures')
    const grid = within(await screen.findByRole('list', { name: 'Pictures to choose from' }))
    expect(grid.getByRole('button', { name: 'Your picture 1' }).getAttribute('aria-pressed')).toBe('true')
    expect(grid.getAllByRole('button')).toHaveLength(3)
    await userEvent.click(grid.getByRole('button', { name: 'Your picture 2' }))
    await userEvent.click(grid.getByRole('button', { name: 'Rendered' }))
    await press('Without a picture')
    expect(chosen.mock.calls).toEqual([[other], [rendered], [null]])
  })
})
