import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { EllipsisIcon } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { useStaffLocations } from '#base/location/work-location'
import { deskSections, isActiveSection, type DeskSection } from './sections'

const Bar = chakra('nav', {
  base: {
    display: { base: 'flex', lg: 'none' },
    position: 'fixed',
    insetX: 0,
    bottom: 0,
    zIndex: 'sticky',
    height: 'var(--desk-bar)',
    pb: 'env(safe-area-inset-bottom)',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    '& > *': {
      flex: '1 1 0',
      minW: 0,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.5',
      fontSize: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
      cursor: 'pointer',
      _focusVisible: { outlineOffset: '-3px' },
      '& svg': { width: '1.6em', height: '1.6em', fontSize: 'md' },
    },
    '& > [aria-current], & > [data-current]': {
      color: 'accent.fg',
      fontWeight: 'semibold',
      boxShadow: 'inset 0 2px var(--ember-text)',
    },
  },
})

/** The sections that the user needs: one is only for users with several locations. */
export function useDeskSections(): readonly DeskSection[] {
  const hasSeveral = useStaffLocations().length > 1
  return hasSeveral ? deskSections : deskSections.filter(({ isForSeveral }) => !isForSeveral)
}

const FIT = 5

/** The tab bar on phones. Sections that don't fit are under More. */
export function DeskTabBar() {
  const [path] = useLocation()
  const sections = useDeskSections()
  const shown = sections.length > FIT ? sections.slice(0, FIT - 1) : sections
  const others = sections.slice(shown.length)
  return (
    <Bar aria-label="Desk">
      {shown.map((section) => (
        <Link key={section.path} href={section.path} aria-current={isActiveSection(section, path) ? 'page' : undefined}>
          <section.Icon />
          {section.label}
        </Link>
      ))}
      {others.length > 0 && (
        <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'top-end' }}>
          <Menu.Trigger asChild>
            <button type="button" data-current={others.some((section) => isActiveSection(section, path)) || undefined}>
              <EllipsisIcon />
              More
            </button>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content>
                {others.map(({ path: at, label, Icon }) => (
                  <Menu.Item key={at} value={at} asChild>
                    <Link href={at}>
                      <Icon />
                      {label}
                    </Link>
                  </Menu.Item>
                ))}
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      )}
    </Bar>
  )
}
