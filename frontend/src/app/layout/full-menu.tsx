import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link } from 'wouter'
import { listed, popular, sectionsOf } from '#shared/rules/menu-listing'
import { ChevronDownIcon, CloseIcon } from '../../components/icons'
import { useMenu } from '../../features/menu/api/use-menu'
import { DishGrid } from '../../features/menu/components/dish-grid'

/** How many dishes are featured (specification section 9). */
const FEATURED = 4

const List = chakra('ul', {
  base: {
    '& a, & button': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      width: '100%',
      minH: '11',
      px: '3',
      alignItems: 'center',
      borderRadius: 'lg',
      color: 'fg.muted',
      _hover: { bg: 'bg.raised', color: 'fg' },
    },
    '& span': { color: 'fg.subtle', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  },
})

/** The whole menu at a glance: its categories, and the first dishes that can be had. */
export function FullMenu() {
  const [isOpen, setOpen] = useState(true)
  const { items, categories } = useMenu()
  const close = () => setOpen(false)
  const links = [
    { href: '/menu#popular', name: 'Most Ordered', count: popular(items).length },
    ...sectionsOf(categories, items).map(({ category, items: dishes }) => ({
      href: `/menu#category-${category.id}`,
      name: category.name,
      count: dishes.length,
    })),
  ]
  return (
    <Dialog.Root size="lg" open={isOpen} onOpenChange={({ open }) => setOpen(open)}>
      <Dialog.Trigger asChild>
        <Button variant="ghost" px="3" fontSize="sm">
          Full Menu
          <ChevronDownIcon />
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner placeItems="start center" pt="20">
          <Dialog.Content maxW="6xl">
            <Dialog.Header>
              <Dialog.Title>Full Menu</Dialog.Title>
              <Dialog.CloseTrigger asChild position="static">
                <Button variant="ghost" px="2.5" aria-label="Close the full menu">
                  <CloseIcon />
                </Button>
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body display="grid" gridTemplateColumns="13rem minmax(0, 1fr)" gap="8" pb="6">
              <List>
                {links.map(({ href, name, count }) => (
                  <li key={href}>
                    <Link href={href} onClick={close}>
                      {name} <span>{count}</span>
                    </Link>
                  </li>
                ))}
              </List>
              <chakra.div css={{ '& > div': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '4' } }}>
                <DishGrid items={listed(items).slice(0, FEATURED)} />
              </chakra.div>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
