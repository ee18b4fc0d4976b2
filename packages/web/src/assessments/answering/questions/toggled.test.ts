import { expect, test } from 'vitest'
import { toggleOption } from './ChoiceAnswers.tsx'

test.each([
  { chosen: ['mat'], option: 'permit', checked: true, becomes: ['mat', 'permit'] },
  { chosen: ['mat', 'permit'], option: 'none', checked: true, becomes: ['none'] },
  { chosen: ['unknown'], option: 'mat', checked: true, becomes: ['mat'] },
  { chosen: ['mat'], option: 'mat', checked: false, becomes: null },
])('$chosen with $option ticked: $checked', ({ chosen, option, checked, becomes }) => {
  expect(toggleOption(chosen, option, checked)).toEqual(becomes)
})
