-- A page of many projects by their names, without sorting them all.
create index project_listing_name on project_listing (name collate names_de);
