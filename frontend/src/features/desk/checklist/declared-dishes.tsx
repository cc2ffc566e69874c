import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { DeclaredDish, FactSource } from '#shared/locations/checklist-contract'
import { formatCount } from '#base/format'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { getDishPath } from '../paths'

/** The facts of dishes that a person signs. */
type DeclaredFact = 'allergens' | 'nutrition'

const sources: readonly FactSource[] = ['changed', 'unsigned', 'own', 'sample', 'none']

const words: Readonly<Record<DeclaredFact, Readonly<Record<FactSource, string>>>> = {
  allergens: {
    changed: 'changed at the test site, by anyone',
    unsigned: 'not on the menu when this was signed: guests read “not declared” until you sign it again',
    own: 'declared here',
    sample: 'still as in the sample menu',
    none: 'not declared',
  },
  nutrition: {
    changed: 'with figures from the test site, by anyone',
    unsigned: 'not on the menu when this was signed: guests see no figures until you sign it again',
    own: 'with your figures',
    sample: 'still with the sample’s figures',
    none: 'without figures',
  },
}

const countDishes = (count: number): string => formatCount(count, 'dish', 'dishes')

type FactProps = { readonly fact: DeclaredFact; readonly dishes: readonly DeclaredDish[] }

const groupBySource = ({ fact, dishes }: FactProps) =>
  sources
    .map((source) => ({
      source,
      text: words[fact][source],
      found: dishes.filter((dish) => dish[fact].from === source),
    }))
    .filter(({ found }) => found.length > 0)

const List = chakra('ul', { base: { fontSize: 'sm', ps: '5', mt: '1', display: 'grid', gap: '1' } })
const Summary = chakra('summary', { base: { cursor: 'pointer', minH: '11', display: 'list-item', py: '2.5' } })

/** Opens to what it counts. */
export const CountedList = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <chakra.details fontSize="sm">
    <Summary>{title}</Summary>
    <List>{children}</List>
  </chakra.details>
)

/** Lists what is declared of which dishes, with links to them. */
export const DeclaredDishes = ({ fact, dishes }: FactProps) => (
  <div>
    {groupBySource({ fact, dishes }).map(({ source, text, found }) => (
      <CountedList key={source} title={`${countDishes(found.length)} ${text}`}>
        {found.map((dish) => (
          <li key={dish.id}>
            <chakra.a asChild textDecoration="underline">
              <Link href={getDishPath(dish)}>{dish.name}</Link>
            </chakra.a>
            : {dish[fact].text}
          </li>
        ))}
      </CountedList>
    ))}
  </div>
)

type SignFactDialogProps = FactProps & { readonly onSign: () => void; readonly onClose: () => void }

/** Says what a signature declares, with its count, before it is given. */
export function SignFactDialog({ fact, dishes, onSign, onClose }: SignFactDialogProps) {
  const declared = dishes.filter((dish) => dish[fact].from !== 'none').length
  return (
    <ConfirmDialog
      title={fact === 'allergens' ? 'Declare the allergens?' : 'Declare the nutrition?'}
      confirmLabel={`I declare the ${fact} of ${countDishes(declared)}`}
      keepLabel="Not Yet"
      isDestructive={false}
      onConfirm={onSign}
      onClose={onClose}
    >
      {groupBySource({ fact, dishes }).map(({ source, text, found }) => (
        <Text key={source}>
          {countDishes(found.length)} {text}
          {source === 'none' && ', which stays so'}
          {source === 'changed' && `: ${found.map(({ name }) => name).join(', ')}`}
        </Text>
      ))}
      <Text mt="3">From then on guests read them as yours, under your name.</Text>
    </ConfirmDialog>
  )
}
