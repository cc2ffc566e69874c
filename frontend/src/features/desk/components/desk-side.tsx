import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useLocation } from 'wouter'
import { isActiveSection, deskSections } from '../sections'
import { DeskLocationSelect } from './location-choice'

const Item = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '3.5',
    borderRadius: 'lg',
    color: 'fg.muted',
    fontWeight: 'medium',
    _hover: { bg: 'bg.raised', color: 'fg' },
    '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
  },
})

/** Beside the page, where there is room. */
export function DeskSidebar() {
  const [path] = useLocation()
  return (
    <chakra.div display={{ base: 'none', lg: 'block' }} borderInlineEndWidth="1px" minH="100dvh" ps="6" pe="5" py="8">
      <chakra.div position="sticky" top="6rem" display="grid" gap="6">
        <DeskLocationSelect />
        <chakra.nav aria-label="Desk" display="grid" gap="1">
          {deskSections.map((section) => (
            <Item key={section.path} asChild>
              <Link href={section.path} aria-current={isActiveSection(section, path) ? 'page' : undefined}>
                <section.Icon />
                {section.label}
              </Link>
            </Item>
          ))}
        </chakra.nav>
      </chakra.div>
    </chakra.div>
  )
}
