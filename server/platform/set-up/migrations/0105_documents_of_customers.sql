-- What a customer's files take is asked with each upload.
create index documents_customer on documents (customer_id) include (bytes, uploaded_by);
