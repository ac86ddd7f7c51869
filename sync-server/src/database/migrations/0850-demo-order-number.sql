-- Orders of demo users take no number of real ones.
create sequence demo_order_number start 900001;
