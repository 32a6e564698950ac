-- Whether a document is of goods that were disposed of at one of these sites. With the owner's rights: a policy that read the tables itself would
-- lead back to the documents.
create function is_of_disposal_at(the_document integer, of_sites integer[]) returns boolean language sql stable parallel safe
security definer set search_path = public, pg_temp as $$
  select exists (
    select from disposal_documents x
      left join stock_movements m on m.id = x.stock_movement_id
      left join tasks t on t.id = x.task_id
      join locations l on l.id in (m.from_location_id, m.to_location_id, t.from_location_id)
    where x.document_id = the_document and l.site_id = any (of_sites))
$$;
