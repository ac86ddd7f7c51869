-- File name of the document that goes with a mail: the confirmation of the order whose id the mail has.
alter table mail add column attachment text;
