/** One sentence that says what is wrong with DATABASE_URL, without its password. */
export function connectionAdvice(error: unknown, databaseUrl: string): string {
  const url = URL.parse(databaseUrl)
  const host = url ? `${url.hostname || 'localhost'}:${url.port || '5432'}` : 'the host in DATABASE_URL'
  const database = url ? decodeURIComponent(url.pathname.slice(1)) : ''
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const first = error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0].message : ''
  const message = first || (error instanceof Error ? error.message : String(error))
  if (code === '3D000')
    return `The database '${database}' doesn't exist on ${host}: create it (createdb ${database}) or correct DATABASE_URL.`
  if (code === '28P01' || code === '28000') return `PostgreSQL on ${host} refused the user or password in DATABASE_URL: correct them.`
  if (code === '42501')
    return `The login ${url?.username ?? ''} may not connect to the database '${database}' on ${host}: use its owner's login, or let the owner run 'grant connect on database "${database}" to ${url?.username ?? 'login'}'.`
  if (code === 'ECONNREFUSED') return `No PostgreSQL answers on ${host}: start it, or correct the host and port in DATABASE_URL.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `The host '${url?.hostname ?? ''}' in DATABASE_URL can't be found: correct it.`
  return tlsAdvice(code, message, host) ?? `PostgreSQL on ${host} can't be used (${message}): check DATABASE_URL.`
}

const unknownIssuer = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

function tlsAdvice(code: string, message: string, host: string): string | undefined {
  if (unknownIssuer.has(code))
    return `The certificate of PostgreSQL on ${host} is not from an authority this computer trusts: add sslrootcert=/path/to/authority.pem to DATABASE_URL.`
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `The certificate of PostgreSQL on ${host} is for another host: write the host in DATABASE_URL as the certificate names it.`
  if (code === 'CERT_HAS_EXPIRED') return `The certificate of PostgreSQL on ${host} has expired: renew it there.`
  if (/does not support SSL/.test(message))
    return `PostgreSQL on ${host} offers no TLS, which sslmode in DATABASE_URL asks for: switch it on there (ssl = on), or remove sslmode.`
  if (/^(ENOENT|EACCES): .*, open /.test(message))
    return `A file that DATABASE_URL names can't be read (${message}): correct sslrootcert, sslcert or sslkey.`
  return undefined
}
