-- The key of an authenticator app is stored encrypted: 20 bytes as it was, or 52 with the id of the secret key, nonce and tag. The hourly
-- cleanup encrypts what earlier versions stored, so that servers of the version before go on working meanwhile.
alter table two_factor drop constraint two_factor_secret_check,
  add constraint two_factor_secret_is_a_key check (octet_length(secret) in (20, 52));
