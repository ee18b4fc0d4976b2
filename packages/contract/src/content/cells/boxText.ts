import type { Box, Part } from '@portal/rules'
import { type ReadCell, refused } from './cellProblem.ts'
import { readLines, writeLine } from './lines.ts'
import { nearestTo } from './names.ts'
import { type CellDimension, readPart, writePart } from './partText.ts'

/** Conditions in one cell: one group a line, `use: screening; ipr | accessDate: from 2000-06-30`. */
export const writeBoxes = (boxes: readonly Box[], dimensions: readonly CellDimension[]): string =>
  boxes
    .map((box) => writeLine(Object.entries(box).map(([id, part]) => `${id}: ${writeOf(dimensions, id, part)}`)))
    .join('\n')

const writeOf = (dimensions: readonly CellDimension[], id: string, part: Part): string =>
  writePart(dimensions.find((one) => one.id === id) ?? { id, values: [] }, part)

export function readBoxes(text: string, dimensions: readonly CellDimension[]): ReadCell<Box[]> {
  const boxes: Box[] = []
  for (const fields of readLines(text)) {
    const read = readBox(fields, dimensions)
    if ('problem' in read) return read
    boxes.push(read.value)
  }
  return { value: boxes }
}

function readBox(fields: readonly string[], dimensions: readonly CellDimension[]): ReadCell<Box> {
  const box: Record<string, Part> = {}
  for (const field of fields) {
    const [, id = '', text = ''] = /^([\w.]+):\s*(.*)$/s.exec(field) ?? []
    const dimension = dimensions.find((one) => one.id === id)
    if (!dimension)
      return refused(
        'notCondition',
        field,
        nearestTo(
          id,
          dimensions.map((one) => one.id),
        ),
      )
    const part = readPart(dimension, text)
    if ('problem' in part) return part
    if (part.value !== undefined) box[id] = part.value
  }
  return { value: box }
}
