-- Counted at each reading of the metrics, and few among all mails.
create index mail_unsent on mail (state) where state in ('waiting', 'failed');
