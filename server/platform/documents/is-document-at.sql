-- Whether a document is attached to something that belongs to one of these sites.
create or replace function is_document_at(the_document integer, of_sites integer[]) returns boolean language sql stable parallel safe begin atomic
  select exists (select from order_documents x join orders o on o.id = x.order_id where x.document_id = the_document and o.site_id = any (of_sites))
    or exists (
      select from receipt_item_documents x join receipt_items i on i.id = x.receipt_item_id join receipts r on r.id = i.receipt_id
      where x.document_id = the_document and r.site_id = any (of_sites))
    or exists (
      select from receipt_count_documents x join receipt_counts n on n.id = x.count_id join receipts r on r.id = n.receipt_id
      where x.document_id = the_document and r.site_id = any (of_sites))
    or exists (select from return_documents x join returns r on r.id = x.return_id where x.document_id = the_document and r.site_id = any (of_sites))
    or exists (
      select from proofs_of_delivery x join shipments s on s.id = x.shipment_id where x.document_id = the_document and s.site_id = any (of_sites))
    or is_of_disposal_at(the_document, of_sites);
end;
