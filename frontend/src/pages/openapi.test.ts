import { expect, test } from 'vitest'
import { operationsOf } from './openapi'

test('an operation with all it takes and may answer', () => {
  const document = {
    paths: {
      '/api/tables': {
        post: {
          summary: 'Open a table',
          parameters: [{ name: 'lang', in: 'query', schema: { type: 'string', pattern: '^en$' } }],
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/NewTable' } } },
          },
          responses: { 201: {}, 400: {} },
        },
      },
    },
  }
  expect(operationsOf(document)).toEqual([
    {
      name: 'post /api/tables',
      verb: 'POST',
      path: '/api/tables',
      summary: 'Open a table',
      takes: [
        { name: 'lang', place: 'query', kind: '^en$' },
        { name: 'NewTable', place: 'body', kind: 'application/json' },
      ],
      answers: ['201', '400'],
    },
  ])
})
