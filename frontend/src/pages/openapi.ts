// What a reader wants of an OpenAPI document: each operation with what it takes and what it may answer.
interface Schema {
  type?: string
  pattern?: string
  $ref?: string
}
interface Described {
  summary?: string
  parameters?: { name: string; in: string; schema?: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses?: Record<string, unknown>
}
export interface Document {
  paths: Record<string, Record<string, Described>>
}

export interface Operation {
  name: string
  verb: string
  path: string
  summary: string
  takes: { name: string; place: string; kind: string }[]
  answers: string[]
}

export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, described]) => ({
      name: `${verb} ${path}`,
      verb: verb.toUpperCase(),
      path,
      summary: described.summary ?? '',
      takes: [...given(described), ...body(described)],
      answers: Object.keys(described.responses ?? {}),
    })),
  )
}

const given = (described: Described) =>
  (described.parameters ?? []).map((one) => ({ name: one.name, place: one.in, kind: kindOf(one.schema) }))

const body = (described: Described) =>
  Object.entries(described.requestBody?.content ?? {}).map(([type, { schema }]) => ({
    name: kindOf(schema),
    place: 'body',
    kind: type,
  }))

const kindOf = (schema: Schema = {}): string =>
  schema.$ref?.split('/').at(-1) ?? schema.pattern ?? schema.type ?? ''
