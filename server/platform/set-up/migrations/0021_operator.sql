-- The company that runs the warehouse, as documents, labels and mails name it.
insert into settings (key, value) values ('operator', '{"name": null, "address": null, "email": null}');
