import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import type { DietaryPreference } from '#shared/menu/dietary/filters'
import { understand } from '../../understand'

const idOf = (name: string): number => sampleMenu.find((dish) => dish.name === name)?.id ?? 0

const say = (message: string, filters: readonly DietaryPreference[] = [], notes = '') =>
  understand({
    message,
    menu: sampleMenu,
    filters,
    context: notes === '' ? [] : [{ itemId: idOf('Miso Soup'), quantity: 1, notes }],
  })

it('asks before it adds a dish that an active filter hides', () => {
  const spider = say('one spider roll', ['noShellfish'])
  expect(spider).toMatchObject({ action: 'add_to_cart', confidence: 'low' })
  expect(spider.response).toContain('I heard 1 Spider Roll')
  expect(spider.response).toContain('shellfish')
  expect(say('one edamame', ['noShellfish'])).toMatchObject({ action: 'add_to_cart', confidence: 'high' })
  expect(say('one hibachi steak', ['vegetarian'])).toMatchObject({ confidence: 'low' })
  expect(say('one spider roll', ['popularOnly'])).toMatchObject({ confidence: 'high' })
})

it('repeats the allergy of a line with each added dish that declares it', () => {
  const roll = say('one spider roll', [], 'allergic to shellfish')
  expect(roll).toMatchObject({ action: 'add_to_cart', confidence: 'low' })
  expect(roll.response).toContain('shellfish')
  expect(say('one edamame', [], 'allergic to shellfish').confidence).toBe('high')
  expect(say('one spider roll', [], 'no onions').confidence).toBe('high')
})

it('asks before a change brings a dish that the allergy excludes', () => {
  const change = say('swap the miso soup for a spider roll', [], 'allergic to shellfish')
  expect(change).toMatchObject({ action: 'update_cart', confidence: 'low' })
  expect(change.response).toContain('shellfish')
})
