-- The devices of an erased user ask after his account is gone, and are to lock.
alter table ended_session drop constraint ended_session_user_id_fkey;
