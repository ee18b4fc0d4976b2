import { GROUP_SCHEMA, MAX_RESULTS, type Resource, USER_SCHEMA } from './protocol.ts'

/** The capabilities of this server (RFC 7643, section 5). */
export const serviceProviderConfig = (base: string): Resource => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MAX_RESULTS },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'API token',
      description: 'An API token of an account administrator with the scope scim, as bearer token.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

/** The resource types (RFC 7643, section 6). */
export const resourceTypes = (base: string): Resource[] =>
  [
    { id: 'User', endpoint: '/Users', schema: USER_SCHEMA },
    { id: 'Group', endpoint: '/Groups', schema: GROUP_SCHEMA },
  ].map(({ id, ...type }) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id,
    name: id,
    ...type,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${id}` },
  }))

type Extra = {
  required?: boolean
  mutability?: string
  uniqueness?: string
  multiValued?: boolean
  subAttributes?: object[]
}

const attribute = (name: string, type: string, extra: Extra = {}) => ({
  name,
  type,
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...extra,
})
const readOnly = { mutability: 'readOnly' }

/** The stored attributes (RFC 7643, section 7); others are accepted and ignored. */
export const schemas = (base: string): Resource[] =>
  [
    {
      id: USER_SCHEMA,
      name: 'User',
      description: 'A user of the account; userName is the e-mail address.',
      attributes: [
        attribute('userName', 'string', { required: true, uniqueness: 'server' }),
        attribute('externalId', 'string'),
        attribute('name', 'complex', {
          subAttributes: [attribute('givenName', 'string'), attribute('familyName', 'string')],
        }),
        attribute('active', 'boolean'),
        attribute('emails', 'complex', {
          multiValued: true,
          ...readOnly,
          subAttributes: [attribute('value', 'string', readOnly), attribute('primary', 'boolean', readOnly)],
        }),
        attribute('groups', 'complex', {
          multiValued: true,
          ...readOnly,
          subAttributes: [attribute('value', 'string', readOnly), attribute('display', 'string', readOnly)],
        }),
      ],
    },
    {
      id: GROUP_SCHEMA,
      name: 'Group',
      description: 'A user group of the account.',
      attributes: [
        attribute('displayName', 'string', { required: true }),
        attribute('externalId', 'string'),
        attribute('members', 'complex', {
          multiValued: true,
          subAttributes: [attribute('value', 'string', { mutability: 'immutable' })],
        }),
      ],
    },
  ].map((schema) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    ...schema,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${schema.id}` },
  }))
