-- Whom an answer to a mail goes to, where that is not the shop: who wrote by the contact form.
alter table mail add column reply_to text;
