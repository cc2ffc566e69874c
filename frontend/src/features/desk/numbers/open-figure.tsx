import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

/** A figure that can be opened: as the call names it, and as people do. */
export type OpenedFigure = {
  readonly of: string
  readonly name: string
  /** Where it is of, if not of what the page shows. */
  readonly location?: string
}

/** Opens what a figure is made of. */
export const OpenFigureContext = createContext<(figure: OpenedFigure) => void>(() => undefined)

/** A name or figure in a table that opens something. */
export const FigureButton = chakra('button', {
  base: {
    color: 'accent.fg',
    fontWeight: 'semibold',
    textAlign: 'start',
    minH: '6',
    minW: '6',
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationColor: 'border',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
})

type FigureLinkProps = OpenedFigure & {
  readonly children?: ReactNode
  /** Whether what is seen says too little to who hears it alone. */
  readonly isNamed?: boolean
}

/** A figure's name, which opens its days and orders. */
export function FigureLink({ children, isNamed = false, ...figure }: FigureLinkProps) {
  const open = useContext(OpenFigureContext)
  return (
    <FigureButton type="button" onClick={() => open(figure)}>
      {children ?? figure.name}
      {isNamed && <span className="sr-only"> {figure.name}</span>}
    </FigureButton>
  )
}
