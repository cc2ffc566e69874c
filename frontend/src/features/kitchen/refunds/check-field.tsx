import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Row = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: '11', cursor: 'pointer' },
})

const Box = chakra('input', { base: { width: '5', height: '5', accentColor: 'accent.fg', flexShrink: 0 } })

type CheckFieldProps = { readonly isChecked: boolean; readonly onToggle: () => void; readonly children: ReactNode }

/** A checkbox with a large tap area. */
export const CheckField = ({ isChecked, onToggle, children }: CheckFieldProps) => (
  <Row>
    <Box type="checkbox" checked={isChecked} onChange={onToggle} />
    {children}
  </Row>
)
