-- The notes of the first seed were English. Rows that still hold one as it was shipped get a version with the German one,
-- from the same day on and from the same source; a note that the operator wrote stays.
with notes (kind, field, english, german) as (
    values
      ('country', 'note', 'Buesingen (78266) and Helgoland (27498) are outside the German VAT territory', 'Büsingen (78266) und Helgoland (27498) gehören nicht zum deutschen Umsatzsteuergebiet'),
      ('country', 'note', 'Jungholz (6691) and Mittelberg (6991-6993) use 19 %', 'in Jungholz (6691) und Mittelberg (6991–6993) gelten 19 %'),
      ('country', 'note', 'third country: export, no German VAT; import VAT and customs are charged to the importer', 'Drittland: Ausfuhr ohne deutsche Umsatzsteuer; Einfuhrumsatzsteuer und Zoll zahlt der Empfänger'),
      ('country', 'note', 'Livigno (23030) and Campione d Italia (22060) are outside the EU VAT territory', 'Livigno (23030) und Campione d’Italia (22060) gehören nicht zum Umsatzsteuergebiet der EU'),
      ('country', 'note', 'numbers starting with 1 are issued too (jsvat 2.5.4 rejects them, jsvat-next 3.0.4 accepts)', 'die Nummern beginnen mit 0 oder 1'),
      ('country', 'note', 'Faroe Islands and Greenland are outside the EU VAT territory', 'Färöer und Grönland gehören nicht zum Umsatzsteuergebiet der EU'),
      ('country', 'note', 'overseas departments are outside the EU VAT territory; Monaco counts as France', 'Überseegebiete gehören nicht zum Umsatzsteuergebiet der EU; Monaco zählt zu Frankreich'),
      ('country', 'note', 'Canary Islands, Ceuta and Melilla are outside the EU VAT territory', 'Kanarische Inseln, Ceuta und Melilla gehören nicht zum Umsatzsteuergebiet der EU'),
      ('country', 'note', 'Madeira and Azores have lower regional rates', 'auf Madeira und den Azoren gelten niedrigere Sätze'),
      ('country', 'note', 'Aland Islands are outside the EU VAT territory', 'Åland gehört nicht zum Umsatzsteuergebiet der EU'),
      ('country', 'note', 'the product text writes SL; ISO 3166 code of Slovenia is SI (SL is Sierra Leone)', ''),
      ('country', 'note', 'euro since 2023-01-01', 'Euro seit 01.01.2023'),
      ('parcelLimit', 'girthRule', 'length + 2*width + 2*height', 'Länge + 2 × Breite + 2 × Höhe'),
      ('parcelLimit', 'girthRule', 'standard box 120x60x60 cm', 'Karton 120 × 60 × 60 cm'),
      ('parcelLimit', 'confidence', 'limits sure, surcharge thresholds unsure', 'Grenzen sicher, Zuschläge unsicher'),
      ('parcelLimit', 'confidence', 'sure', 'sicher'),
      ('parcelLimit', 'confidence', 'unsure', 'unsicher')
  ), held as (
    select distinct on (kind, key, valid_from) kind, key, valid_from, place, data, source
    from base_data order by kind, key, valid_from, number desc
  )
insert into base_data (kind, key, valid_from, place, data, source)
  select held.kind, held.key, held.valid_from, held.place, held.data || jsonb_object_agg(field, german), held.source
  from held join notes on notes.kind = held.kind and held.data ->> field = english
  group by held.kind, held.key, held.valid_from, held.place, held.data, held.source
  order by held.kind, held.place, held.valid_from;
