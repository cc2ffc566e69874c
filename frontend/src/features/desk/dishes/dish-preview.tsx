import { useId, useState, useSyncExternalStore, type ReactNode } from 'react'
import { chakra } from '@chakra-ui/react/styled-system'
import type { EditableDish } from '#shared/menu/editing-contract'
import { DishCard, DishSheetPreview } from '#features/menu'
import { TicketPreview } from '#features/kitchen'
import type { DishDraft } from './draft'
import { buildPreviewMenuItem, buildPreviewTicket } from './build-preview'

const wide = () => window.matchMedia('(min-width: 80rem)')

function subscribe(listener: () => void) {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is wide enough to show two columns. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches)

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <chakra.h3 id={id} mb="2" fontSize="sm" fontWeight="semibold" color="fg.muted" fontFamily="body">
        {title}
      </chakra.h3>
      {/* To be looked at: nothing of it is put into a cart or struck. */}
      <div inert>{children}</div>
    </section>
  )
}

type DishPreviewProps = { readonly draft: DishDraft; readonly dish: EditableDish | null }

/** Previews the dish as guests and cooks see it, with the same components. */
export function DishPreview({ draft, dish }: DishPreviewProps) {
  const [now] = useState(() => new Date())
  const item = buildPreviewMenuItem(draft, dish)
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)" className="desk-preview">
      <Part title="On the menu">
        <DishCard item={item} />
      </Part>
      <Part title="Opened">
        <DishSheetPreview dish={item} />
      </Part>
      <Part title="In the kitchen">
        <TicketPreview ticket={buildPreviewTicket(item, now)} />
      </Part>
    </chakra.div>
  )
}
