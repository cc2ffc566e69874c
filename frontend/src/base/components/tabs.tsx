import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

type Tab = { readonly id: string; readonly label: string; readonly panel: ReactNode }

const List = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& button': {
      flex: '0 0 auto',
      minH: '12',
      px: { base: '3', md: '5' },
      fontWeight: '600',
      fontSize: { base: 'sm', md: 'md' },
      color: 'fg.muted',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      cursor: 'pointer',
      _hover: { color: 'fg' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    '& button[aria-selected=true]': { color: 'fg', borderColor: 'accent.fg' },
    // A few share the width of a phone; more of them scroll.
    '&[data-few] button': {
      flex: { base: '1 1 0', sm: '0 0 auto' },
      px: { base: '1', sm: '4', md: '5' },
      lineHeight: '1.25',
    },
  },
})

const FEW = 3

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** One of several panels, chosen by its tab. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const shown = tabs[chosen]
  const turn = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (chosen + step + tabs.length) % tabs.length
    setChosen(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <>
      <List role="tablist" aria-label={label} data-few={tabs.length <= FEW || undefined} ref={list} onKeyDown={turn}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            id={`tab-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={index === chosen}
            aria-controls={`panel-${tab.id}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {tab.label}
          </button>
        ))}
      </List>
      {shown && (
        <chakra.div role="tabpanel" id={`panel-${shown.id}`} aria-labelledby={`tab-${shown.id}`} mt="6">
          {shown.panel}
        </chakra.div>
      )}
    </>
  )
}
