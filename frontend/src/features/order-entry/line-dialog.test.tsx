import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildMenuItem, buildMenuOption, buildOptionGroup } from '#shared/testing/fixtures'
import { chooseLanguage, type Language } from '#base/language/language'
import { createQueryClient } from '#base/api/query-client'
import { TestProviders } from '#testing/test-providers'
import { LineDialog } from './line-dialog'

it('a quantity is what was typed, and an empty field stays empty until then', async () => {
  const onSave = jest.fn()
  render(
    <TestProviders client={createQueryClient()}>
      <LineDialog dish={buildMenuItem({ price: '6.25' })} quantity={1} onSave={onSave} onClose={() => {}} />
    </TestProviders>,
  )
  const dialog = within(await screen.findByRole('dialog'))
  const quantity = dialog.getByLabelText('Quantity')
  await userEvent.clear(quantity)
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  expect(dialog.getByText('Enter a whole number from 1 to 99')).toBeTruthy()
  await userEvent.type(quantity, '5')
  await userEvent.click(dialog.getByRole('button', { name: 'Add · $31.25' }))
  expect(onSave.mock.calls).toMatchObject([[{ quantity: 5 }]])
})

describe.each([
  ['es', ['Opcional', 'Elija 1', 'Incluido', 'Ninguno', 'agrega mariscos, ajonjolí', 'hoy se acabó']],
  ['zh', ['可不选', '选 1 项', '已含', '不要', '会含 虾蟹贝类、芝麻', '今天卖完了']],
] as const satisfies readonly (readonly [Language, readonly string[]])[])('on a device in %s', (language, texts) => {
  afterEach(() => act(async () => chooseLanguage('en')))

  it('the options of a dish, with what they add to its allergens, speak that language', async () => {
    const steamed = buildMenuOption('steamed', 'Steamed rice', { isDefault: true })
    const [fried, off] = [
      buildMenuOption('fried', 'Fried rice', { price: '2.00' }),
      buildMenuOption('yum', 'Yum yum', { isAvailable: false }),
    ]
    const shrimp = buildMenuOption('shrimp', 'Shrimp', { allergensAdded: ['shellfish', 'sesame'], isDefault: true })
    const dish = buildMenuItem({
      allergens: [],
      optionGroups: [buildOptionGroup('rice', [steamed, fried], { min: 1 }), buildOptionGroup('extra', [shrimp, off])],
    })
    render(
      <TestProviders client={createQueryClient()}>
        <LineDialog dish={dish} quantity={1} onSave={() => {}} onClose={() => {}} />
      </TestProviders>,
    )
    await act(async () => chooseLanguage(language))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(texts[0])).toBeTruthy()
    for (const text of texts) expect(dialog.getByText(text)).toBeTruthy()
    expect(dialog.queryByText(/adds|Choose|Optional|None|Included|sold out/)).toBeNull()
  })
})
