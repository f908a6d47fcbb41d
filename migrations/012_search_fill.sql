-- People are stored in bulk, by one process, and then only read: their words are collected while they are stored and sorted in at the
-- end. Switched on for good, because switching it for each fill locks searches out until the fill is done.
ALTER INDEX sample_people_title_words SET (fastupdate = on);
ALTER INDEX sample_people_words SET (fastupdate = on);
ALTER INDEX sample_people_company SET (fastupdate = on);
