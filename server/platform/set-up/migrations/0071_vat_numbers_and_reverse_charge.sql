-- Numbers of customers for value added tax, and invoices on which the customer owes the tax.
create domain tax_treatment as text check (value in ('standard', 'reverse_charge'));

alter table customers add column vat_number text check (vat_number ~ '^[A-Z]{2}[A-Z0-9+*]{2,12}$');
alter table invoices add column tax_treatment tax_treatment not null default 'standard';

comment on column customers.vat_number is 'With the prefix of its country, without spaces, dots and dashes.';
comment on column invoices.tax_treatment is 'Of a credit note: as its invoice.';

-- As before, and a sent invoice keeps its treatment; lines of a reverse charge have no tax.
create or replace function derive_invoice() returns trigger language plpgsql as $$
begin
  select coalesce(round(sum(l.quantity * l.unit_price), 2), 0),
      coalesce(round(sum(l.quantity * l.unit_price * (100 + l.tax_rate) * 0.01), 2), 0)
    into new.net, new.total from invoice_lines l where l.invoice_id = new.id;
  select coalesce(sum(p.amount), 0) into new.paid from payments p where p.invoice_id = new.id;
  select coalesce(-sum(c.total), 0) into new.credited from invoices c where c.credited_invoice_id = new.id;
  if new.tax_treatment = 'reverse_charge' and exists (select from invoice_lines l where l.invoice_id = new.id and l.tax_rate <> 0) then
    raise exception 'The invoice % is reverse-charged; its lines can''t have tax.', new.invoice_number using errcode = 'TH409';
  end if;
  if tg_op = 'UPDATE' and (
    (new.invoice_number, new.kind, new.credited_invoice_id) is distinct from (old.invoice_number, old.kind, old.credited_invoice_id)
    or old.status = 'sent' and
      (new.customer_id, new.quote_id, new.reason, new.status, new.currency, new.net, new.total, new.due_date, new.notes, new.issued_on,
        new.sent_at, new.parties, new.tax_treatment) is distinct from
      (old.customer_id, old.quote_id, old.reason, old.status, old.currency, old.net, old.total, old.due_date, old.notes, old.issued_on,
        old.sent_at, old.parties, old.tax_treatment)) then
    raise exception 'The invoice % is sent and never changes.', old.invoice_number using errcode = 'TH409';
  end if;
  return new;
end $$;
