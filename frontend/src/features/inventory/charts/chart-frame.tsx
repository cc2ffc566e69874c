import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { Surface } from '#base/components/surface'
import { Table, TableFrame } from '../components/table'

type ChartFrameProps = {
  readonly id: string
  readonly title: string
  /** The chart in a sentence. */
  readonly summary: string
  readonly columns: readonly string[]
  readonly lines: readonly (readonly [string, ...string[]])[]
  readonly children: ReactNode
}

const Summary = chakra('summary', { base: { minH: '11', display: 'flex', alignItems: 'center', cursor: 'pointer' } })

/** A chart with its sentence, and its figures as a table for those who'd rather read. */
export const ChartFrame = ({ id, title, summary, columns, lines, children }: ChartFrameProps) => (
  <Surface aria-labelledby={id}>
    <Heading as="h2" size="md" id={id}>
      {title}
    </Heading>
    <Text mt="1" mb="4" color="fg.muted">
      {summary}
    </Text>
    <Box height="64" aria-hidden fontSize="xs">
      {children}
    </Box>
    <chakra.details mt="3">
      <Summary color="accent.fg" fontWeight="semibold">
        Show the figures
      </Summary>
      <TableFrame>
        <Table>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" data-number={index > 0 || undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([head, ...figures]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {figures.map((figure, index) => (
                  <td key={columns[index + 1]} data-number>
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </chakra.details>
  </Surface>
)
